import type { Config } from '@react-router/dev/config';
import { buildDirectoryOf, buildLanguage } from './scripts/build-language.ts';

export default {
  appDirectory: 'app',
  buildDirectory: buildDirectoryOf(buildLanguage),
  ssr: true,
} satisfies Config;

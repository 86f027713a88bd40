// Loaded before anything reads a setting. Node's --env-file-if-exists does the same, and says at each start that there is no such file.
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');

import { grammarOf } from '#shared/grammar.ts';

export const { plural, number } = grammarOf('hi');

export * from '#shared/texts/en/requirement-messages.ts';

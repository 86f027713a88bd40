export * from '#shared/texts/en/catalogue-messages.ts';

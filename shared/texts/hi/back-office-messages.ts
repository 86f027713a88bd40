export * from '#shared/texts/en/back-office-messages.ts';

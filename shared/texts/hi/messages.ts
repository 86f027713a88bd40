export * from '#shared/texts/en/messages.ts';

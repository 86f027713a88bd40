export * from '#shared/texts/en/thread-messages.ts';

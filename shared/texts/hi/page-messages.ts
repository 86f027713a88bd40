export * from '#shared/texts/en/page-messages.ts';

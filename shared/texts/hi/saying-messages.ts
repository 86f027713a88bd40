export * from '#shared/texts/en/saying-messages.ts';

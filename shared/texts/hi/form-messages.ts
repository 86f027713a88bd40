export * from '#shared/texts/en/form-messages.ts';

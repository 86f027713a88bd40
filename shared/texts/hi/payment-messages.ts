export * from '#shared/texts/en/payment-messages.ts';

export * from '#shared/texts/en/newsletter-messages.ts';

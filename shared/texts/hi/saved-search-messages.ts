export * from '#shared/texts/en/saved-search-messages.ts';

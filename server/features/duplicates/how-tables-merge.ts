/**
 * What becomes of the rows that name the business that goes, by table and column, when it is merged with another. Every reference of the
 * database to businesses stands here: a test compares it with the database's own.
 *
 * - `moves`: it was done with the business, and is of the one that stays from now on.
 * - `adds up`: counts are added to those of the one that stays.
 * - `checks`: moves where it says the same of the one that stays (merge-checks.ts).
 * - `follows`: triggers keep it by what the rows of businesses, likes and reviews say.
 * - `account`: it is of whoever logs in, and stays with their account.
 * - `history`: it tells what once happened to that entry.
 * - `record`: it is about duplicates and merges themselves.
 */
export type HowMerged = 'moves' | 'adds up' | 'checks' | 'follows' | 'account' | 'history' | 'record';

export const HOW_TABLES_MERGE: Record<string, HowMerged> = {
  'account_blocks.business_id': 'account',
  'address_letters.business_id': 'account',
  'business_activity.business_id': 'adds up',
  'business_duplicates.one_id': 'record',
  'business_duplicates.other_id': 'record',
  'business_edits.business_id': 'history',
  'business_members.business_id': 'account',
  'business_merges.kept_id': 'record',
  'business_phone_views.business_id': 'moves',
  'business_phone_views.viewer_business_id': 'account',
  'business_stats.business_id': 'follows',
  'chat_messages.business_id': 'account',
  'checks.business_id': 'checks',
  'claims.business_id': 'account',
  'claims.by_business_id': 'account',
  'comments.business_id': 'account',
  'consents.business_id': 'account',
  'contact_messages.business_id': 'account',
  'corrections.business_id': 'history',
  'corrections.by_business_id': 'account',
  'demo_rows.business_id': 'history',
  'duplicate_looks.business_id': 'record',
  'earlier_contacts.business_id': 'account',
  'email_changes.business_id': 'account',
  'email_proofs.business_id': 'account',
  'enquiries.business_id': 'moves',
  'enquiries.sender_business_id': 'account',
  'grievances.business_id': 'account',
  'import_changes.business_id': 'history',
  'import_photos.business_id': 'history',
  'import_rows.business_id': 'history',
  'likes.business_id': 'moves',
  'listings.business_id': 'follows',
  'merge_rows.merged_id': 'record',
  'message_choices.business_id': 'account',
  'new_listings.business_id': 'follows',
  'nominees.business_id': 'account',
  'payment_orders.business_id': 'account',
  'phone_views.business_id': 'moves',
  'push_devices.business_id': 'account',
  'quick_replies.business_id': 'account',
  'registration_networks.business_id': 'account',
  'reports.business_id': 'moves',
  'reports.reporter_business_id': 'account',
  'requirements.found_business_id': 'moves',
  'requirements.sender_business_id': 'account',
  'review_decisions.business_id': 'moves',
  'review_removals.business_id': 'moves',
  'review_votes.business_id': 'account',
  'reviews.business_id': 'moves',
  'saved_search_finds.business_id': 'moves',
  'saved_searches.business_id': 'account',
  'served_cities.business_id': 'follows',
  'rules_told.business_id': 'account',
  'sessions.business_id': 'account',
  'short_messages.business_id': 'account',
  'waiting_changes.business_id': 'history',
};

/** The columns whose rows move, each with its table. */
export const MOVING = Object.entries(HOW_TABLES_MERGE).flatMap(([name, how]) => {
  const [table, column] = name.split('.');
  return how === 'moves' && table && column ? [{ table, column }] : [];
});
export type Moving = (typeof MOVING)[number];

import type { Drill } from '#drills/parts/drill.ts';
import { MailListener } from '#drills/parts/mail-listener.ts';
import { raceForAccounts, raceForDeletion } from '#drills/parts/races-of-accounts.ts';
import { raceForImports, raceForNumbers, raceForOpinions, raceForTeam } from '#drills/parts/races-of-directory.ts';
import { raceForMoney } from '#drills/parts/races-of-money.ts';
import { Racing } from '#drills/parts/racing.ts';
import { createDatabase } from '#server/db/database.ts';
import { openPaymentGateway } from '#tests/helpers/gateway-stand-in.ts';

/** Whoever is late by a hair shows only now and then. */
const ROUNDS = 3;

/** Sums kept beside the rows, which must say the same: likes, reviews, ratings. */
const WRONG_SUMS = `
  select count(*)::int as n from business_stats stats where
    like_count <> (select count(*) from likes where likes.business_id = stats.business_id and counted)
    or review_count <> (select count(*) from reviews where reviews.business_id = stats.business_id and state = 'shown')
    or rating_sum <> (select coalesce(sum(rating), 0) from reviews where reviews.business_id = stats.business_id and state = 'shown')`;

/** The same write many times at once, and writes against each other: one wins, the others are told so, and nothing is counted twice. */
export const races: Drill = {
  name: 'races',
  does: `the same write up to 50 times at once, and writes that contradict each other, ${ROUNDS} rounds of each`,
  async run(stage) {
    const mail = await MailListener.start(stage);
    const gateway = await openPaymentGateway();
    stage.cleanUp(gateway.close);
    const { baseUrl, appId, secretKey } = gateway.settings;
    const settings = {
      SMTP_URL: mail.url,
      PAYMENTS: 'cashfree',
      CASHFREE_APP_ID: appId,
      CASHFREE_SECRET_KEY: secretKey,
      CASHFREE_URL: baseUrl,
    };
    const server = await stage.startServer({ settings: { ...settings, LOG_LEVEL: 'warn' } });
    const database = server.database(4);
    const racing = new Racing({ stage, server, database, db: createDatabase(database), mail });
    const all = {
      accounts: () => raceForAccounts(racing),
      opinions: () => raceForOpinions(racing),
      team: () => raceForTeam(racing),
      money: () => raceForMoney(racing, gateway),
      numbers: () => raceForNumbers(racing),
      imports: () => raceForImports(racing),
      deletion: () => raceForDeletion(racing),
    };
    for (const [name, race] of Object.entries(all)) {
      stage.scene(name);
      const before = racing.answers;
      for (let round = 1; round <= ROUNDS; round++) {
        stage.step(`round ${round}`);
        await race();
      }
      stage.proved(racing.answers - before, 'answers');
    }
    stage.scene('all');
    stage.expect('5xx, or no answer', racing.failures, '=', 0);
    const { rows } = await database.query<{ n: number }>(WRONG_SUMS);
    stage.expect('wrong sums', rows[0]?.n ?? -1, '=', 0);
  },
};

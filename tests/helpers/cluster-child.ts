// A process that starts PostgreSQL, tells its parent, and stays until it is killed.
import { startCluster } from '#server/db/embedded-postgres.ts';

const [home = '', settings = '{}'] = process.argv.slice(2);
const cluster = await startCluster(home, { settings: JSON.parse(settings) });
process.send?.({ socketDir: cluster.socketDir, postmaster: cluster.pid() });

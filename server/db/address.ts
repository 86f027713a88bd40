/** Where a PostgreSQL is: a connection string, or a database on an embedded server's socket. */
export type Address = { connectionString: string } | { host: string; user: string; database: string };

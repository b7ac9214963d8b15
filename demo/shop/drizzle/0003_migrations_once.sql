-- Of two processes that bring the tables up to date at once, the second one fails as a whole.
CREATE UNIQUE INDEX `migrations_once` ON `__drizzle_migrations` (`created_at`);

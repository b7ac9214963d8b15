CREATE INDEX `orders_unpaid` ON `orders` (`created_at`) WHERE "orders"."status" = 'awaiting-payment';--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `throttles_expiry` ON `throttles` (`ends_at`);--> statement-breakpoint
CREATE INDEX `draft_sessions_expiry` ON `draft_sessions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_expiry` ON `idempotency_keys` (`expires_at`);
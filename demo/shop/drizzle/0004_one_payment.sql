PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text,
	`order_id` text NOT NULL,
	`gateway` text NOT NULL,
	`status` text NOT NULL,
	`url` text,
	`return_url` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`declines` integer DEFAULT 0 NOT NULL,
	`outcome` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_payments`("id", "session_id", "order_id", "gateway", "status", "url", "return_url", "created_at", "expires_at", "declines", "outcome") SELECT "session_id", "session_id", "order_id", "gateway", "status", "url", "return_url", "created_at", "expires_at", "declines", "outcome" FROM `payments`;--> statement-breakpoint
DROP TABLE `payments`;--> statement-breakpoint
ALTER TABLE `__new_payments` RENAME TO `payments`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
-- What was paid for an order that another session had paid already is for staff to refund.
UPDATE `payments` SET `status` = 'surplus' WHERE `status` = 'paid' AND `rowid` NOT IN (SELECT min(`rowid`) FROM `payments` WHERE `status` = 'paid' GROUP BY `order_id`);--> statement-breakpoint
UPDATE `payments` SET `status` = 'closed' WHERE `status` = 'open' AND `order_id` IN (SELECT `id` FROM `orders` WHERE `status` = 'paid');--> statement-breakpoint
UPDATE `payments` SET `status` = 'closed' WHERE `status` = 'open' AND `rowid` NOT IN (SELECT max(`rowid`) FROM `payments` WHERE `status` = 'open' GROUP BY `order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_session_id_unique` ON `payments` (`session_id`);--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_open` ON `payments` (`order_id`) WHERE "payments"."status" IN ('opening', 'open');--> statement-breakpoint
CREATE UNIQUE INDEX `payments_paid` ON `payments` (`order_id`) WHERE "payments"."status" = 'paid';
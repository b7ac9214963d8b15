CREATE TABLE `credentials` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`user_id` text NOT NULL,
	`password` text,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` integer,
	`refresh_token_expires_at` integer,
	`scope` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `credentials_user` ON `credentials` (`user_id`);--> statement-breakpoint
CREATE TABLE `secrets` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ip_address` text,
	`user_agent` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_unique` ON `sessions` (`token`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `throttles` (
	`key` text PRIMARY KEY NOT NULL,
	`points` integer NOT NULL,
	`expire` integer
);
--> statement-breakpoint
CREATE INDEX `throttles_expiry` ON `throttles` (`expire`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer NOT NULL,
	`roles` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`company_name` text NOT NULL,
	`tax_number` text DEFAULT '' NOT NULL,
	`street` text DEFAULT '' NOT NULL,
	`house_number` text DEFAULT '' NOT NULL,
	`postal_code` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`state` text DEFAULT '' NOT NULL,
	`country` text DEFAULT '' NOT NULL,
	`image` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_pending` ON `users` (`email_verified`,`created_at`);--> statement-breakpoint
CREATE TABLE `verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verifications_identifier` ON `verifications` (`identifier`);--> statement-breakpoint
CREATE INDEX `verifications_value` ON `verifications` (`value`);--> statement-breakpoint
CREATE INDEX `verifications_expiry` ON `verifications` (`expires_at`);--> statement-breakpoint
CREATE TABLE `soundtracks` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`translations` text,
	`categories` text NOT NULL,
	`path` text NOT NULL,
	`file` text NOT NULL,
	`is_active` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `voices` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`gender` text NOT NULL,
	`language` text NOT NULL,
	`tags` text NOT NULL,
	`translations` text,
	`image` text NOT NULL,
	`preview` text NOT NULL,
	`is_active` integer NOT NULL,
	`rush_order_unavailable` integer NOT NULL,
	`absence_start` integer,
	`absence_end` integer
);
--> statement-breakpoint
CREATE TABLE `banners` (
	`id` text PRIMARY KEY NOT NULL,
	`heading` text NOT NULL,
	`sub_heading` text NOT NULL,
	`text` text NOT NULL,
	`translations` text,
	`color` text NOT NULL,
	`active` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `discounts` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`translations` text,
	`type` text NOT NULL,
	`value` integer NOT NULL,
	`min_order_amount` integer NOT NULL,
	`max_discount` integer NOT NULL,
	`is_active` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `discounts_code_unique` ON `discounts` (`code`);--> statement-breakpoint
CREATE TABLE `rates` (
	`service_id` text NOT NULL,
	`currency` text NOT NULL,
	`fixed` integer NOT NULL,
	`extra_prompts` integer NOT NULL,
	`extra_words` integer NOT NULL,
	`options` text NOT NULL,
	PRIMARY KEY(`service_id`, `currency`),
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `services` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`translations` text,
	`included_prompts` integer NOT NULL,
	`included_words_per_prompt` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `draft_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`brief` text NOT NULL,
	`remaining` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `draft_sessions_expiry` ON `draft_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `drafts` (
	`id` integer PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`position` integer NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `draft_sessions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `drafts_session` ON `drafts` (`session_id`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`order_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_expiry` ON `idempotency_keys` (`expires_at`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`about` text NOT NULL,
	`language` text,
	`created_at` integer NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`status`,`due_at`);--> statement-breakpoint
CREATE TABLE `order_items` (
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`file_name` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`style` text NOT NULL,
	`content` text NOT NULL,
	`words` integer NOT NULL,
	`words_extra` integer NOT NULL,
	PRIMARY KEY(`order_id`, `position`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `order_numbers` (
	`id` integer PRIMARY KEY NOT NULL,
	`last` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text,
	`token` text NOT NULL,
	`status` text NOT NULL,
	`is_test` integer DEFAULT false NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`refunded_at` integer,
	`discarded_at` integer,
	`return_origin` text,
	`service_type` text NOT NULL,
	`service_title` text NOT NULL,
	`currency` text NOT NULL,
	`email` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`company_name` text DEFAULT '' NOT NULL,
	`tax_number` text DEFAULT '' NOT NULL,
	`phone` text NOT NULL,
	`country` text NOT NULL,
	`state` text NOT NULL,
	`city` text NOT NULL,
	`house_number` text NOT NULL,
	`street` text NOT NULL,
	`postal_code` text NOT NULL,
	`voices` text NOT NULL,
	`tracks` text NOT NULL,
	`music_between_messages` integer NOT NULL,
	`music_comments` text NOT NULL,
	`phone_system` text NOT NULL,
	`comments` text NOT NULL,
	`referral_code` text,
	`reference` text,
	`discount_code` text,
	`lines` text NOT NULL,
	`taxes` text NOT NULL,
	`subtotal` integer NOT NULL,
	`discount` integer NOT NULL,
	`tax` integer NOT NULL,
	`total` integer NOT NULL,
	`total_word_count` integer NOT NULL,
	`extra_word_count` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_id_unique` ON `orders` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_token_unique` ON `orders` (`token`);--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`);--> statement-breakpoint
CREATE INDEX `orders_email` ON `orders` (lower(trim("email")));--> statement-breakpoint
CREATE INDEX `orders_unpaid` ON `orders` (`created_at`) WHERE "orders"."status" = 'awaiting-payment';--> statement-breakpoint
CREATE INDEX `orders_test` ON `orders` (`created_at`) WHERE "orders"."is_test";--> statement-breakpoint
CREATE INDEX `orders_partner` ON `orders` (lower(trim("referral_code")),`created_at`) WHERE "orders"."referral_code" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_partner_paid` ON `orders` (lower(trim("referral_code")),`paid_at`) WHERE "orders"."referral_code" IS NOT NULL AND "orders"."paid_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `partners` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`logo` text NOT NULL,
	`permitted_voice_ids` text,
	`secret_hash` text,
	`webhook_url` text,
	`webhook_secret` text
);
--> statement-breakpoint
CREATE TABLE `payments` (
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
	`told_at` integer,
	`payer` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_session_id_unique` ON `payments` (`session_id`);--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_open` ON `payments` (`order_id`) WHERE "payments"."status" IN ('opening', 'open');--> statement-breakpoint
CREATE UNIQUE INDEX `payments_paid` ON `payments` (`order_id`) WHERE "payments"."status" = 'paid';
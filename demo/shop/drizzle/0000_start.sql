CREATE TABLE `banners` (
	`id` text PRIMARY KEY NOT NULL,
	`heading` text NOT NULL,
	`sub_heading` text NOT NULL,
	`text` text NOT NULL,
	`color` text NOT NULL,
	`active` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `discounts` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`type` text NOT NULL,
	`value` integer NOT NULL,
	`min_order_amount` integer NOT NULL,
	`max_discount` integer NOT NULL,
	`is_active` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `discounts_code_unique` ON `discounts` (`code`);--> statement-breakpoint
CREATE TABLE `order_items` (
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`file_name` text NOT NULL,
	`style` text NOT NULL,
	`content` text NOT NULL,
	`words` integer NOT NULL,
	`words_extra` integer NOT NULL,
	PRIMARY KEY(`order_id`, `position`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`token` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`service_type` text NOT NULL,
	`service_title` text NOT NULL,
	`currency` text NOT NULL,
	`email` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
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
	`proof_reading` integer NOT NULL,
	`rush` integer NOT NULL,
	`update_voicemail_greeting` integer NOT NULL,
	`comments` text NOT NULL,
	`referral_code` text,
	`discount_code` text,
	`lines` text NOT NULL,
	`taxes` text NOT NULL,
	`subtotal` integer NOT NULL,
	`discount` integer NOT NULL,
	`tax` integer NOT NULL,
	`total` integer NOT NULL,
	`total_word_count` integer NOT NULL,
	`extra_word_count` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_id_unique` ON `orders` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_token_unique` ON `orders` (`token`);--> statement-breakpoint
CREATE TABLE `partners` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`logo` text NOT NULL,
	`permitted_voice_ids` text
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`session_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`gateway` text NOT NULL,
	`status` text NOT NULL,
	`url` text NOT NULL,
	`return_url` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`declines` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_id`);--> statement-breakpoint
CREATE TABLE `rates` (
	`service_id` text NOT NULL,
	`currency` text NOT NULL,
	`fixed` integer NOT NULL,
	`extra_prompts` integer NOT NULL,
	`extra_words` integer NOT NULL,
	`proof_reading` integer NOT NULL,
	`rush_production` integer NOT NULL,
	`update_voicemail_greeting` integer NOT NULL,
	PRIMARY KEY(`service_id`, `currency`),
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `services` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`included_prompts` integer NOT NULL,
	`included_words_per_prompt` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `soundtracks` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
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
	`image` text NOT NULL,
	`preview` text NOT NULL,
	`is_active` integer NOT NULL,
	`rush_order_unavailable` integer NOT NULL,
	`absence_start` integer,
	`absence_end` integer
);

ALTER TABLE `banners` ADD `translations` text;--> statement-breakpoint
ALTER TABLE `discounts` ADD `translations` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `services` ADD `translations` text;--> statement-breakpoint
ALTER TABLE `users` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `soundtracks` ADD `translations` text;--> statement-breakpoint
ALTER TABLE `voices` ADD `translations` text;
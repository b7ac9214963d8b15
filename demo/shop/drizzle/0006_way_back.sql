ALTER TABLE `orders` ADD `return_origin` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `payer` text;
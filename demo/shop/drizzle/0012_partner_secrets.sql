ALTER TABLE `partners` ADD `secret_hash` text;--> statement-breakpoint
CREATE INDEX `orders_partner` ON `orders` (lower(trim("referral_code")),`created_at`) WHERE "orders"."referral_code" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_partner_paid` ON `orders` (lower(trim("referral_code")),`paid_at`) WHERE "orders"."referral_code" IS NOT NULL AND "orders"."paid_at" IS NOT NULL;
DROP INDEX `users_email_key_unique`;--> statement-breakpoint
CREATE UNIQUE INDEX `users_login` ON `users` (`email_key`,`password_hash`);
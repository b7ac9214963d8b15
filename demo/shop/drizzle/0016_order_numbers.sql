CREATE TABLE `order_numbers` (
	`id` integer PRIMARY KEY NOT NULL,
	`last` integer NOT NULL
);

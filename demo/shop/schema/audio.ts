import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { genders } from '../../../src/domain/catalogue/voice.ts';
import { flag, json, time, translations } from './columns.ts';

export const voices = sqliteTable('voices', {
  id: text().primaryKey(),
  position: integer().notNull(),
  name: text().notNull(),
  gender: text({ enum: genders }).notNull(),
  language: json<readonly string[]>('language').notNull(),
  tags: json<readonly string[]>('tags').notNull(),
  translations: translations<'tags', readonly string[]>(),
  image: text().notNull(),
  preview: text().notNull(),
  isActive: flag('is_active'),
  rushOrderUnavailable: flag('rush_order_unavailable'),
  absenceStart: time('absence_start'),
  absenceEnd: time('absence_end'),
});

export const soundtracks = sqliteTable('soundtracks', {
  id: text().primaryKey(),
  position: integer().notNull(),
  title: text().notNull(),
  translations: translations<'title'>(),
  categories: json<readonly string[]>('categories').notNull(),
  path: text().notNull(),
  file: text().notNull(),
  isActive: flag('is_active'),
});

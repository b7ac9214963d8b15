import type { Client } from 'pg';

/** What a shop has after years: accounts with ten orders each, of a thousand partners, in the last three years. */
export const filled = { accounts: 100_000, orders: 1_000_000, partners: 1000 };

/**
 * Fills a Postgres database, which takes minutes: the shop's own connections would time out. The first account,
 * `buyer0@example.com`, gets no orders: tests add its own.
 */
export async function fill(client: Client): Promise<void> {
  const { accounts, orders, partners } = filled;
  await client.query(`INSERT INTO users (id, email, email_verified, roles, created_at, updated_at, first_name, last_name, company_name)
    SELECT 'user-' || n, 'buyer' || n || '@example.com', true, '["customer"]', now(), now(), 'Ann', 'Lee', ''
    FROM generate_series(1, ${accounts}) n`);
  await client.query(`INSERT INTO orders (number, id, user_id, token, status, created_at, paid_at, service_type, service_title,
      currency, email, first_name, last_name, phone, country, state, city, house_number, street, postal_code, voices,
      tracks, music_between_messages, music_comments, phone_system, comments, referral_code, lines, taxes, subtotal,
      discount, tax, total, total_word_count, extra_word_count)
    SELECT 1000000 + n, 'order-' || n, 'user-' || (1 + n % ${accounts}), 'token-' || n, 'paid',
      now() - n * interval '94 seconds', now() - n * interval '94 seconds', 'moh', 'On Hold Message', 'CAD',
      'buyer' || (1 + n % ${accounts}) || '@example.com', 'Ann', 'Lee', '', 'CA', 'ON', 'Ottawa', '12',
      'Bank Street', 'K1P 5N2', '[{"id":"emma","name":"Emma"}]', '[]', 0, '', 'mp3', '',
      'partner-' || (n % ${partners}),
      '[{"code":"fixed","quantity":1,"unit":12900,"amount":12900}]', '[{"name":"HST","rate":13000,"amount":1677}]',
      12900, 0, 1677, 14577, 9, 0
    FROM generate_series(1, ${orders}) n`);
  await client.query(`INSERT INTO order_items (order_id, position, file_name, style, content, words, words_extra)
    SELECT 'order-' || n, 0, 'message-1', 'calm', 'Thank you for calling. Please stay on the line.', 9, 0
    FROM generate_series(1, ${orders}) n`);
  await client.query(`INSERT INTO payments (id, session_id, order_id, gateway, status, url, return_url, created_at, expires_at)
    SELECT 'payment-' || n, 'session-' || n, 'order-' || n, 'stripe', 'paid', 'https://pay.example/' || n,
      'https://partner.example/', now(), now() FROM generate_series(1, ${orders}) n`);
  await client.query(`SELECT setval('order_numbers', ${2_000_000 + orders})`);
  await client.query(`VACUUM ANALYZE`);
}

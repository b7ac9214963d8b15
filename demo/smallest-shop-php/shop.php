<?php

declare(strict_types=1);

// The smallest shop, for PHP 8.1 or newer with SQLite: php -S localhost:4600 demo/smallest-shop-php/shop.php
// There is no music, no discount, no partner, no drafting and no account: lists are empty, and what is asked for by name is
// not found.

ini_set('display_errors', '0');

/** The script, its languages and its desk, as built by `npm ci`. */
const BUILT = __DIR__ . '/../../dist/';

/** The database is outside of the folders that the server publishes. */
define('DATABASE', getenv('SHOP_DATABASE') ?: __DIR__ . '/../../.data/smallest-shop.sqlite');

/** The shop's address if it is behind a proxy; otherwise, the address of the request. */
define('SHOP', getenv('SHOP_URL') ?: 'http://' . ($_SERVER['HTTP_HOST'] ?? 'localhost'));

const HOUR = 3600;
const LONGEST_BODY = 500_000;

// What is sold here: the lists of `GET /voice` and `/service` (docs/openapi.json). The rate applies to both currencies.

const VOICE = ['language' => ['en-CA'], 'tags' => [], 'isActive' => true, 'rushOrderUnavailable' => false, 'plannedAbsence' => null];
const VOICES = [
    ['id' => 'emma', 'name' => 'Emma', 'gender' => 'female'] + VOICE,
    ['id' => 'james', 'name' => 'James', 'gender' => 'male'] + VOICE,
];

const INCLUDED = ['includedPrompts' => 1, 'includedWordsPerPrompt' => 50];
const EXTRAS = ['extraPrompts' => 25, 'extraWords' => 0.25, 'proofReading' => 15, 'rushProduction' => 50, 'updateVoicemailGreeting' => 0];
const SERVICES = [
    ['id' => 'moh', 'title' => 'On Hold Message', 'config' => INCLUDED, 'rate' => ['fixed' => 120] + EXTRAS],
    ['id' => 'voip', 'title' => 'Telephone Voice Prompts', 'config' => INCLUDED, 'rate' => ['fixed' => 100] + EXTRAS],
    ['id' => 'mvoice', 'title' => 'Mobile Voicemail', 'config' => INCLUDED, 'rate' => ['fixed' => 60] + EXTRAS],
];

/** Where this shop charges tax. Ask your accountant for your own table. */
const TAXES = ['CA ON' => ['rate' => 0.13, 'name' => 'HST']];

/** A 4xx answer: the message for the buyer and, for some, a code that the form acts on. */
final class Refusal extends Exception
{
    public function __construct(public readonly int $status, string $text, public readonly ?string $word = null)
    {
        parent::__construct($text);
    }
}

/** Returns what was found, or refuses with 404. */
function found(mixed $thing, string $what): mixed
{
    return $thing ?: throw new Refusal(404, "There is no such $what.");
}

// The required shape of bodies. Other fields that the form sends are not read here.

const isFlag = 'is_bool';

function isText(int $limit): Closure
{
    return fn ($value) => is_string($value) && iconv_strlen($value, 'UTF-8') <= $limit;
}

function isListOf(callable $isItem, int $least, int $most): Closure
{
    return fn ($value) => is_array($value) && array_is_list($value) && count($value) >= $least && count($value) <= $most
        && count(array_filter($value, $isItem)) === count($value);
}

/** Checks fields by name. A missing field is checked as null. */
function hasFields(array $fields): Closure
{
    return function ($value) use ($fields) {
        foreach ($fields as $name => $isFit) {
            if (!is_array($value) || !$isFit($value[$name] ?? null)) {
                return false;
            }
        }
        return true;
    };
}

function calculation(): array
{
    return [
        'serviceId' => isText(64),
        'currency' => fn ($value) => in_array($value, ['CAD', 'USD'], true),
        'selectedVoices' => isListOf(isText(64), 0, 20),
        'items' => isListOf(hasFields(['fileName' => isText(120), 'style' => isText(6000), 'content' => isText(20_000)]), 1, 20),
        'options' => hasFields(['proofReading' => isFlag, 'rush' => isFlag]),
        'address' => hasFields(['country' => isText(2), 'state' => isText(8)]),
    ];
}

function guestOrder(): array
{
    $isOptional = fn ($value) => $value === null || isText(200)($value);
    return calculation() + [
        'phoneSystem' => isText(64),
        'comments' => isText(1000),
        'total' => fn ($value) => is_int($value) || is_float($value),
        'email' => isText(254),
        'firstName' => isText(120),
        'lastName' => isText(120),
        'reference' => $isOptional,
        'replaces' => $isOptional,
    ];
}

function payment(): array
{
    return ['returnUrl' => fn ($value) => $value === null || isText(4000)($value)];
}

/** The JSON body, if it has these fields. */
function bodyWith(array $fields): array
{
    $text = file_get_contents('php://input', length: LONGEST_BODY + 1);
    if (strlen($text) > LONGEST_BODY) {
        throw new Refusal(413, 'This is too long.');
    }
    $body = json_decode($text, true);
    if (json_last_error() !== JSON_ERROR_NONE) {
        throw new Refusal(400, 'The body is not valid JSON.');
    }
    return hasFields($fields)($body) ? $body : throw new Refusal(400, 'The order has another shape than this shop understands.');
}

// Prices

function wordsIn(string $text): int
{
    return count(preg_split('/\s+/u', $text, -1, PREG_SPLIT_NO_EMPTY));
}

/** The price lines, as the summary lists them. Words are counted here: the form's counts are not trusted. */
function linesOf(array $order, array $service): array
{
    ['config' => $config, 'rate' => $rate] = $service;
    $extraWords = fn ($item) => max(0, wordsIn($item['content']) - $config['includedWordsPerPrompt']);
    $charged = [
        ['service', 1, $rate['fixed']],
        ['prompts', max(0, count($order['items']) - $config['includedPrompts']), $rate['extraPrompts']],
        ['words', array_sum(array_map($extraWords, $order['items'])), $rate['extraWords']],
        ['proof-reading', (int) $order['options']['proofReading'], $rate['proofReading']],
        ['rush', (int) $order['options']['rush'], $rate['rushProduction']],
    ];
    $lines = [];
    foreach ($charged as [$code, $quantity, $unit]) {
        if ($quantity > 0) {
            $lines[] = ['code' => $code, 'quantity' => $quantity, 'unit' => $unit, 'amount' => round($quantity * $unit, 2)];
        }
    }
    return $lines;
}

/** The price of an order from this shop's own rates, whatever totals the request contains. */
function priceOf(array $order): array
{
    $service = array_column(SERVICES, null, 'id')[$order['serviceId']] ?? throw new Refusal(422, 'This service is not offered.');
    $lines = linesOf($order, $service);
    $subtotal = round(array_sum(array_column($lines, 'amount')), 2);
    $place = "{$order['address']['country']} {$order['address']['state']}";
    ['rate' => $taxRate, 'name' => $taxName] = TAXES[$place] ?? ['rate' => 0, 'name' => null];
    $tax = round($subtotal * $taxRate, 2);
    return ['subtotal' => $subtotal, 'discount' => 0, 'tax' => $tax, 'taxRate' => $taxRate, 'total' => round($subtotal + $tax, 2)]
        + ($taxName === null ? [] : ['taxName' => $taxName])
        + ['lines' => $lines];
}

// Orders. Knowing an order's id must not grant anything, so the checkout and the return link have secrets of their own.

function database(): PDO
{
    static $database = null;
    if ($database === null) {
        if (!is_dir(dirname(DATABASE))) {
            mkdir(dirname(DATABASE), 0700, true);
        }
        $database = new PDO('sqlite:' . DATABASE, options: [
            PDO::ATTR_TIMEOUT => 10,
            PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC,
        ]);
        $database->exec('CREATE TABLE IF NOT EXISTS orders (
            id TEXT PRIMARY KEY, key TEXT, placed_at INTEGER NOT NULL, body TEXT NOT NULL, total REAL NOT NULL, currency TEXT NOT NULL,
            checkout TEXT UNIQUE, status_token TEXT UNIQUE, back TEXT, successor TEXT, is_paid INTEGER NOT NULL DEFAULT 0,
            is_told INTEGER NOT NULL DEFAULT 0)');
        $database->exec('CREATE INDEX IF NOT EXISTS orders_by_key ON orders (key)');
        $database->exec('CREATE TABLE IF NOT EXISTS paid_tokens (
            token TEXT PRIMARY KEY, order_id TEXT NOT NULL, valid_until INTEGER NOT NULL)');
    }
    return $database;
}

function run(string $statement, mixed ...$values): PDOStatement
{
    $prepared = database()->prepare($statement);
    $prepared->execute($values);
    return $prepared;
}

/** Runs a function as one transaction that no other request can interrupt. */
function atOnce(callable $steps): mixed
{
    database()->exec('BEGIN IMMEDIATE');
    try {
        $result = $steps();
        database()->exec('COMMIT');
        return $result;
    } catch (Throwable $error) {
        database()->exec('ROLLBACK');
        throw $error;
    }
}

/** A random name that can't be guessed. */
function secret(): string
{
    return bin2hex(random_bytes(16));
}

/** @param 'id'|'key'|'checkout'|'status_token' $column */
function orderBy(string $column, ?string $value): array|false
{
    return run("SELECT * FROM orders WHERE $column = ? ORDER BY placed_at DESC LIMIT 1", $value)->fetch();
}

function rejectUnfit(array $order): void
{
    if (!str_contains($order['email'], '@')) {
        throw new Refusal(422, 'Please enter a valid email address');
    }
    if (array_filter($order['items'], fn ($item) => !preg_match('/\S/u', $item['content']))) {
        throw new Refusal(422, 'A message has no text.');
    }
    if ($order['selectedVoices'] === [] || array_diff($order['selectedVoices'], array_column(VOICES, 'id')) !== []) {
        throw new Refusal(422, 'This voice isn’t available.');
    }
}

/**
 * The unpaid order that another one replaces; a paid one is refused. If it was replaced already, its replacement is
 * used.
 */
function replacedBy(?string $key): array|false
{
    $order = $key === null ? false : orderBy('key', $key);
    while ($order && $order['successor'] !== null) {
        $order = orderBy('id', $order['successor']);
    }
    if ($order && $order['is_paid']) {
        throw new Refusal(409, 'Your earlier order has been paid. Your changes weren’t included.', 'already-paid');
    }
    return $order;
}

/**
 * Creates an order, once per key; the order that it replaces is discarded. Returns the answer of `POST /order/guest`.
 */
function placeOrder(array $body, ?string $key): array
{
    return atOnce(function () use ($body, $key) {
        $key = $key ?: null;
        $kept = $key === null ? false : orderBy('key', $key);
        if ($kept && $kept['placed_at'] > time() - 24 * HOUR) {
            if ($kept['body'] !== json_encode($body)) {
                throw new Refusal(422, 'A changed order needs a new key.', 'key-taken');
            }
            return ['id' => $kept['id'], 'total' => $kept['total'], 'currency' => $kept['currency']];
        }
        $replaced = replacedBy($body['replaces'] ?? null);
        rejectUnfit($body);
        $price = priceOf($body);
        if ((float) $body['total'] !== $price['total']) {
            throw new Refusal(409, 'The price has changed. Please check the new total.');
        }
        $answer = ['id' => secret(), 'total' => $price['total'], 'currency' => $body['currency']];
        run(
            'INSERT INTO orders (id, key, placed_at, body, total, currency) VALUES (?, ?, ?, ?, ?, ?)',
            $answer['id'], $key, time(), json_encode($body), $price['total'], $body['currency'],
        );
        if ($replaced) {
            run('UPDATE orders SET successor = ?, checkout = NULL WHERE id = ?', $answer['id'], $replaced['id']);
        }
        return $answer;
    });
}

/** The origin of a URL, or an empty string if it is not http or https. */
function originOf(?string $url): string
{
    return preg_match('~^https?://[^/?#]+~i', $url ?? '', $match) ? strtolower($match[0]) : '';
}

/**
 * The page that the buyer returns to: the body's `returnUrl` if it is on the origin of the request, otherwise the page
 * that the call came from.
 */
function pageOfCall(?string $returnUrl): string
{
    $referer = $_SERVER['HTTP_REFERER'] ?? '';
    $caller = originOf($_SERVER['HTTP_ORIGIN'] ?? '') ?: originOf($referer) ?: originOf(SHOP);
    if (originOf($returnUrl) === $caller) {
        return $returnUrl;
    }
    return originOf($referer) === '' ? $caller : $referer;
}

/** The single checkout of an order. Returns its URL, and a token for the status of the payment, and nothing else. */
function openCheckout(string $id, ?string $returnUrl): array
{
    return atOnce(function () use ($id, $returnUrl) {
        $order = found(orderBy('id', $id), 'order');
        if ($order['is_paid']) {
            throw new Refusal(409, 'This order has been paid.', 'order-paid');
        }
        if ($order['successor'] !== null) {
            throw new Refusal(404, 'Order not found.');
        }
        $checkout = $order['checkout'] ?? secret();
        $statusToken = $order['status_token'] ?? secret();
        run('UPDATE orders SET checkout = ?, status_token = ?, back = ? WHERE id = ?', $checkout, $statusToken, pageOfCall($returnUrl), $id);
        return [
            'paymentGatewayInfo' => ['sessionId' => $checkout, 'url' => SHOP . "/checkout/$checkout"],
            'statusToken' => $statusToken,
        ];
    });
}

/** A token that is valid for an hour, and reports once to the buyer's page what was paid. */
function paidTokenOf(array $order): string
{
    $token = secret();
    run('INSERT INTO paid_tokens VALUES (?, ?, ?)', $token, $order['id'], time() + HOUR);
    return $token;
}

/** The status of a payment, for a token. With a provider, there is also `confirming`, while a bank is processing it. */
function statusOf(string $token): array
{
    $order = found(orderBy('status_token', $token), 'payment');
    return ['orderId' => $order['id']]
        + ($order['is_paid'] ? ['status' => 'paid', 'paidToken' => paidTokenOf($order)] : ['status' => 'unpaid']);
}

/** What was paid, for a token: once per order, however many tokens it has. */
function takePaid(string $token): array
{
    $statement = 'SELECT orders.* FROM orders JOIN paid_tokens ON order_id = id WHERE token = ? AND valid_until > ?';
    $order = found(run($statement, $token, time())->fetch(), 'payment');
    // If two calls come at once, only one changes the row.
    found(run('UPDATE orders SET is_told = 1 WHERE id = ? AND is_told = 0', $order['id'])->rowCount(), 'payment');
    $answer = ['orderId' => $order['id'], 'total' => $order['total'], 'currency' => $order['currency']];
    return array_filter($answer + ['reference' => json_decode($order['body'], true)['reference'] ?? null], fn ($value) => $value !== null);
}

/** Answers a call below `/api`: its status and body. */
function answerCall(string $method, string $path): array
{
    $part = fn (string $pattern) => preg_match($pattern, "$method $path", $match) ? rawurldecode($match[1]) : null;
    return match ("$method $path") {
        'GET voice' => [200, [VOICES, count(VOICES)]],
        'GET soundtrack' => [200, [[], 0]],
        'GET service' => [200, [SERVICES, count(SERVICES)]],
        'GET site-settings' => [200, ['idempotencyKey' => true, 'returnUrl' => true]],
        'POST order/calculate-guest' => [200, priceOf(bodyWith(calculation()))],
        'POST order/guest' => [201, placeOrder(bodyWith(guestOrder()), $_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? null)],
        default => [200, match (true) {
            null !== $id = $part('~^POST order/([^/]+)/create-guest-payment$~') => openCheckout($id, bodyWith(payment())['returnUrl'] ?? null),
            null !== $token = $part('~^GET order/status/([^/]+)$~') => statusOf($token),
            null !== $token = $part('~^GET order/paid/([^/]+)$~') => takePaid($token),
            default => throw new Refusal(404, 'There is no such call.'),
        }],
    };
}

// Pages

function escaped(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE);
}

function showPage(string $title, string $body): void
{
    header('content-type: text/html; charset=utf-8');
    header('cache-control: no-store');
    echo <<<HTML
    <!doctype html>
    <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <style>body { max-width: 60rem; margin: auto; padding: 1rem; font-family: system-ui }</style>
      <title>$title</title>
      <h1>$title</h1>
      $body
    </html>
    HTML;
}

/** Saved orders belong to a referral, so the buyer must return from checkout with the same one. */
function showOrderPage(): void
{
    $kept = http_build_query(array_filter(array_intersect_key($_GET, ['service' => 1, 'referral' => 1]), 'is_string'));
    $back = escaped("/?$kept");
    showPage('Order phone audio', <<<HTML
      <script src="/v1/voice-order-form.js" async></script>
      <voice-order-form sync-url return-url="$back"></voice-order-form>
    HTML);
}

/**
 * The return URL of the buyer's page, with a token that reports what was paid, or lets the page ask whether anything
 * was.
 */
function wayBack(array $order): string
{
    [$address, $fragment] = [...explode('#', $order['back'], 2), ''];
    [$page, $query] = [...explode('?', $address, 2), ''];
    $names = array_filter(explode('&', $query), fn ($pair) => $pair !== '' && !preg_match('/^voice-order-(paid|status)(=|$)/', $pair));
    $names[] = $order['is_paid'] ? 'voice-order-paid=' . paidTokenOf($order) : "voice-order-status={$order['status_token']}";
    return "$page?" . implode('&', $names) . ($fragment === '' ? '' : "#$fragment");
}

/** Replaces a payment provider's page and its webhook. It charges nobody. */
function showCheckout(string $secret, string $method): void
{
    if ($method === 'POST') {
        run('UPDATE orders SET is_paid = 1 WHERE checkout = ?', $secret);
    }
    $order = found(orderBy('checkout', $secret), 'checkout');
    $back = escaped(wayBack($order));
    if ($order['is_paid']) {
        showPage('Thank you', "<p>Your order is paid.</p><p><a href=\"$back\">Back to the page that you came from</a></p>");
        return;
    }
    $price = $order['currency'] . ' ' . number_format($order['total'], 2, '.', '');
    showPage('Checkout', "<form method=\"post\"><button>Pay $price</button></form><p><a href=\"$back\">Cancel</a></p>");
}

/**
 * A built file. Names that contain a hash never change. The others are also in the folder of their major version
 * (`v1`), which stays when a later one is out.
 */
function sendBuilt(string $path): void
{
    $isKnown = preg_match('~^(v\d+/)?(voice-order-form[\w.-]*\.(?:js|json|txt)|release\.json)$~D', $path, $match);
    [, $major, $name] = found($isKnown, 'page') ? $match : [];
    $isHashed = preg_match('/-[\da-f]{8}\./', $name);
    $file = BUILT . ($isHashed ? $name : $major . $name);
    found(is_file($file), 'file');
    $types = ['js' => 'text/javascript', 'json' => 'application/json', 'txt' => 'text/plain; charset=utf-8'];
    header('content-type: ' . $types[pathinfo($name, PATHINFO_EXTENSION)]);
    header('cache-control: ' . ($isHashed ? 'max-age=31536000, immutable' : 'max-age=300'));
    header('vary: accept-encoding');
    if (preg_match('/\bgzip\b(?!\s*;\s*q=0)/', $_SERVER['HTTP_ACCEPT_ENCODING'] ?? '') && is_file("$file.gz")) {
        header('content-encoding: gzip');
        $file .= '.gz';
    }
    readfile($file);
}

function answer(string $method): void
{
    // Any site may read any answer: there are no cookies to protect.
    header('access-control-allow-origin: *');
    header('access-control-expose-headers: retry-after');
    header('x-content-type-options: nosniff');
    if ($method === 'OPTIONS') {
        header('access-control-allow-methods: GET, POST');
        header('access-control-allow-headers: content-type, idempotency-key');
        header('access-control-max-age: 600');
        http_response_code(204);
        return;
    }
    $path = substr(explode('?', $_SERVER['REQUEST_URI'])[0], 1);
    if (str_starts_with($path, 'api/')) {
        [$status, $body] = answerCall($method, substr($path, strlen('api/')));
        sendJson($status, $body);
        return;
    }
    match (true) {
        $path === '' => showOrderPage(),
        str_starts_with($path, 'checkout/') => showCheckout(substr($path, strlen('checkout/')), $method),
        $path === 'terms' => showPage('Terms &amp; Conditions', '<p>Yours stand here.</p>'),
        in_array($path, ['login', 'register'], true) => showPage('No accounts', '<p>Please order as a guest.</p>'),
        default => sendBuilt($path),
    };
}

function sendJson(int $status, array $body): void
{
    http_response_code($status);
    header('content-type: application/json');
    header('cache-control: no-store');
    echo json_encode($body, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
}

try {
    answer($_SERVER['REQUEST_METHOD']);
} catch (Refusal $refusal) {
    $code = $refusal->word === null ? [] : ['code' => $refusal->word];
    sendJson($refusal->status, ['message' => $refusal->getMessage()] + $code);
} catch (Throwable $error) {
    error_log((string) $error);
    sendJson(500, ['message' => 'Something went wrong on our side. Please try again.']);
}

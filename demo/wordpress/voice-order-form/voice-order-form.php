<?php
/**
 * Plugin Name: Voice Order Form
 * Description: The order form of your studio partner for on-hold messages, telephone prompts and voicemail greetings, as a block and as the shortcode [voice_order_form].
 * Version: 1.1.0
 * Requires at least: 6.1
 * Requires PHP: 8.1
 * Text Domain: voice-order-form
 */

defined( 'ABSPATH' ) || exit;

/** The attributes of the form that the shortcode accepts. The block has the first three. */
const VOICE_ORDER_FORM_ATTRIBUTES = array(
	'service',
	'referral',
	'display',
	'button-label',
	'services',
	'hide',
	'lang',
	'currency',
	'company',
	'voice',
	'phone-system',
	'discount',
	'reference',
	'test',
);

/** The shop's address, without a slash at the end; empty until it is set. */
function voice_order_form_shop(): string {
	return (string) get_option( 'voice_order_form_shop', '' );
}

/** The link text for visitors without scripts, in the language of the site. */
function voice_order_form_link_text(): string {
	$words = array(
		'fr' => 'Commander des messages téléphoniques auprès de notre studio partenaire',
		'es' => 'Pedir mensajes telefónicos a nuestro estudio asociado',
	);
	return $words[ substr( get_locale(), 0, 2 ) ] ?? 'Order phone audio at our studio partner';
}

/** The form's tag with a link inside for browsers that can't run it, and the script on the page. */
function voice_order_form_html( array $given ): string {
	$shop = voice_order_form_shop();
	if ( '' === $shop ) {
		return current_user_can( 'manage_options' )
			? '<p>' . esc_html__( 'Voice Order Form: enter the shop’s address under Settings, Voice Order Form.', 'voice-order-form' ) . '</p>'
			: '';
	}
	wp_enqueue_script( 'voice-order-form', $shop . '/v1/voice-order-form.js', array(), null, array( 'strategy' => 'async' ) );
	$attributes = array_filter(
		array_merge(
			array( 'referral' => (string) get_option( 'voice_order_form_referral', '' ) ),
			array_filter( array_intersect_key( $given, array_flip( VOICE_ORDER_FORM_ATTRIBUTES ) ), 'strlen' ),
			// The form returns from checkout to its page without the query, which selects the page here.
			array( 'return-url' => get_option( 'permalink_structure' ) ? '' : (string) get_permalink() )
		),
		'strlen'
	);
	$tag = '';
	foreach ( $attributes as $name => $value ) {
		$tag .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	$query = array_intersect_key( $attributes, array_flip( array( 'service', 'referral' ) ) );
	return sprintf(
		'<voice-order-form%s><a href="%s">%s</a></voice-order-form>',
		$tag,
		esc_url( $shop . '/?' . http_build_query( $query ) ),
		esc_html( voice_order_form_link_text() )
	);
}

// Other plugins filter the same values, so their types are not certain.
// The form stores nothing until a visitor uses it, so Cookiebot, OneTrust, Borlabs Cookie and Complianz need not wait
// for consent.
add_filter(
	'script_loader_tag',
	static fn ( $tag, $handle ) => 'voice-order-form' === $handle
		? str_replace( '<script ', '<script data-cookieconsent="ignore" data-ot-ignore data-borlabs-cookie-script-blocker-ignore ', (string) $tag )
		: $tag,
	10,
	2
);
add_filter( 'cmplz_whitelisted_script_tags', static fn ( $tags ) => array_merge( (array) $tags, array( 'voice-order-form.js' ) ) );

add_shortcode(
	'voice_order_form',
	static function ( $given ) {
		$attributes = array();
		// An attribute without a value, such as test, arrives under a number.
		foreach ( (array) $given as $name => $value ) {
			$attributes[ is_int( $name ) ? $value : $name ] = is_int( $name ) ? 'on' : $value;
		}
		return voice_order_form_html( $attributes );
	}
);

add_action(
	'init',
	static function () {
		register_block_type(
			__DIR__,
			array(
				'render_callback' => static fn ( array $attributes ) => sprintf(
					'<div %s>%s</div>',
					get_block_wrapper_attributes(),
					voice_order_form_html( $attributes )
				),
			)
		);
	}
);

/** The origin of the entered shop address; the previous value if it is not valid. */
function voice_order_form_origin( $entered ): string {
	$parts = wp_parse_url( trim( (string) $entered ) );
	if ( '' === trim( (string) $entered ) ) {
		return '';
	}
	if ( ! isset( $parts['host'], $parts['scheme'] ) || ! in_array( strtolower( $parts['scheme'] ), array( 'http', 'https' ), true ) ) {
		add_settings_error(
			'voice_order_form_shop',
			'voice_order_form_shop',
			__( 'The shop’s address begins with https://, such as https://shop.example.', 'voice-order-form' )
		);
		return voice_order_form_shop();
	}
	$port = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
	return esc_url_raw( strtolower( $parts['scheme'] . '://' . $parts['host'] ) . $port );
}

/** A row of the settings page with one field. */
function voice_order_form_field( string $option, string $label, string $type, string $example ): void {
	add_settings_field(
		$option,
		$label,
		static function () use ( $option, $type, $example ) {
			printf(
				'<input class="regular-text" id="%1$s" name="%1$s" type="%2$s" value="%3$s" placeholder="%4$s">',
				esc_attr( $option ),
				esc_attr( $type ),
				esc_attr( get_option( $option, '' ) ),
				esc_attr( $example )
			);
		},
		'voice-order-form',
		'default',
		array( 'label_for' => $option )
	);
}

add_action(
	'admin_init',
	static function () {
		register_setting( 'voice-order-form', 'voice_order_form_shop', array( 'sanitize_callback' => 'voice_order_form_origin' ) );
		register_setting( 'voice-order-form', 'voice_order_form_referral', array( 'sanitize_callback' => 'sanitize_text_field' ) );
		add_settings_section( 'default', '', '__return_empty_string', 'voice-order-form' );
		voice_order_form_field( 'voice_order_form_shop', __( 'Address of the shop', 'voice-order-form' ), 'url', 'https://shop.example' );
		voice_order_form_field( 'voice_order_form_referral', __( 'Your partner code', 'voice-order-form' ), 'text', 'acme' );
	}
);

add_action(
	'admin_menu',
	static function () {
		$name = __( 'Voice Order Form', 'voice-order-form' );
		add_options_page( $name, $name, 'manage_options', 'voice-order-form', 'voice_order_form_settings' );
	}
);

/** The settings page. */
function voice_order_form_settings(): void {
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<p><?php esc_html_e( 'Both are from the shop. A block or a shortcode may name another code.', 'voice-order-form' ); ?></p>
		<form action="options.php" method="post">
			<?php
			settings_fields( 'voice-order-form' );
			do_settings_sections( 'voice-order-form' );
			submit_button();
			?>
		</form>
	</div>
	<?php
}

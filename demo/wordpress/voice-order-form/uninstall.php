<?php

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Removes the settings of one site. */
function voice_order_form_forget(): void {
	delete_option( 'voice_order_form_shop' );
	delete_option( 'voice_order_form_referral' );
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $voice_order_form_site ) {
		switch_to_blog( $voice_order_form_site );
		voice_order_form_forget();
		restore_current_blog();
	}
} else {
	voice_order_form_forget();
}

<?php

// Makes a fresh site. Its arguments: the folder of WordPress, and the site's address. Editors may not write any HTML here, as on a
// network of sites.

[, $folder, $url] = $argv;
$_SERVER['HTTP_HOST'] = parse_url($url, PHP_URL_HOST) . ':' . parse_url($url, PHP_URL_PORT);
define('WP_INSTALLING', true);
require "$folder/wp-load.php";
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Made up', 'admin', 'admin@example.com', true, '', 'password');
wp_insert_user(['user_login' => 'editor', 'user_pass' => 'password', 'user_email' => 'editor@example.com', 'role' => 'editor']);
get_role('editor')->remove_cap('unfiltered_html');
foreach (get_users(['fields' => 'ID']) as $user) {
    // Without the welcome guide of the editor.
    update_user_meta($user, 'wp_persisted_preferences', ['core/edit-post' => ['welcomeGuide' => false], '_modified' => gmdate('c')]);
}
update_option('permalink_structure', '/%postname%/');

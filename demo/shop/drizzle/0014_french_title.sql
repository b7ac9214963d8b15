-- The shop's own word for the service has changed; a title that somebody has chosen stays.
UPDATE `services` SET `translations` = json_set(`translations`, '$.fr.title', 'Accueil et menus vocaux') WHERE json_extract(`translations`, '$.fr.title') = 'Messages téléphoniques';

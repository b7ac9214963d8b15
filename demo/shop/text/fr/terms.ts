import { shopName } from '../../views/shop-name.ts';
import type { LegalText } from '../en/terms.ts';

export const terms: LegalText = {
  title: 'Conditions générales',
  lead: 'Pour les commandes d’enregistrements téléphoniques. Dernière modification le 1er septembre 2025.',
  questions: 'Des questions? Écrivez à',
  parts: [
    [
      '1. Ce que vous commandez',
      `${shopName} enregistre les messages que vous écrivez, lus par les voix que vous choisissez, et les livre en fichiers audio dans le format que vous indiquez. Pour la boîte vocale du cellulaire, nous vous appelons à l’heure convenue et transférons l’enregistrement sur votre appareil pendant l’appel.`,
    ],
    [
      '2. Utilisation des enregistrements',
      'Le prix comprend l’utilisation sur des systèmes téléphoniques\u00a0: messages d’attente, menus téléphoniques et messages de boîte vocale de l’entreprise nommée dans la commande. Pour la publicité, la diffusion, le cinéma, la revente ou l’entraînement de logiciels vocaux, nous pouvons réviser le prix ou refuser la commande.',
      'Vous pouvez utiliser les enregistrements aussi longtemps que vous le voulez, sur autant de lignes de votre entreprise que vous le voulez.',
    ],
    [
      '3. Vos textes',
      'Nous enregistrons ce que vous écrivez, mot pour mot. Avec la révision linguistique, nous corrigeons l’orthographe et la grammaire et vous consultons avant de changer le sens. Vous devez vous assurer que vos textes n’enfreignent aucune loi et ne portent atteinte aux droits de personne; nous pouvons refuser des textes injurieux, trompeurs ou illégaux, et remboursons alors la commande.',
    ],
    [
      '4. Prix et taxes',
      'Les prix sont en dollars canadiens ou américains, selon le choix fait dans le formulaire. Les acheteurs au Canada paient la TPS, la TVH, la TVP ou la TVQ selon l’adresse de facturation. Le total du sommaire de la commande est ce que vous payez.',
    ],
    [
      '5. Paiement',
      'Les commandes sont payées par carte avant le début de l’enregistrement. Le fournisseur de paiement traite la carte; nous n’en voyons ni n’en conservons le numéro.',
    ],
    [
      '6. Livraison',
      'Les enregistrements sont livrés par courriel en 5 jours ouvrables. Avec la production urgente, nous garantissons la livraison en 2 jours ouvrables à compter du paiement; si nous ne respectons pas ce délai, nous remboursons les frais de production urgente.',
    ],
    [
      '7. Corrections',
      'Si nous avons mal lu votre texte, ou mal prononcé un nom pour lequel vous nous aviez donné des indications, nous l’enregistrons de nouveau sans frais. Dites-le-nous dans les 30 jours suivant la livraison. Toute modification du texte après l’enregistrement exige une nouvelle commande.',
    ],
    [
      '8. Annulation',
      'Vous pouvez annuler et obtenir un remboursement complet jusqu’au début de l’enregistrement. Par la suite, les enregistrements, faits sur mesure, ne peuvent être retournés.',
    ],
    [
      '9. Musique',
      'La licence de la musique de fond en permet l’utilisation sur des systèmes téléphoniques, avec l’enregistrement pour lequel elle a été commandée.',
    ],
    [
      '10. Vos données',
      'Nous utilisons votre nom, votre courriel et votre adresse pour facturer et livrer votre commande, et à aucune autre fin. Nous conservons les factures aussi longtemps que la loi fiscale l’exige.',
    ],
    [
      '11. Droit applicable',
      'Ces conditions sont régies par les lois de l’Ontario et du Canada. Les consommateurs conservent les droits que leur accorde la loi de leur lieu de résidence.',
    ],
  ],
};

import { shopName } from '../../views/shop-name.ts';
import type { LegalText } from '../en/terms.ts';

export const privacy: LegalText = {
  title: 'Confidentialité',
  lead: 'Ce que nous conservons à votre sujet, pourquoi, et pendant combien de temps. Dernière modification le 24 novembre 2026.',
  questions: 'Vous avez des questions, ou voulez une copie de vos données sans avoir de compte? Écrivez à',
  parts: [
    [
      '1. Qui est responsable',
      `${shopName} est responsable des données que vous saisissez dans le formulaire de commande, ici et sur les sites de nos partenaires.`,
    ],
    [
      '2. Ce que vous commandez',
      'Avec une commande, nous conservons votre nom, votre courriel, votre numéro de téléphone, votre entreprise et votre adresse de facturation si vous les indiquez, vos textes et vos choix, le prix, ainsi que la langue et l’adresse du site où vous avez commandé. Nous nous en servons pour facturer, enregistrer et livrer votre commande, et à aucune autre fin.',
      'Pendant que vous préparez une commande, le formulaire nous demande les prix. Ces demandes contiennent vos choix et vos textes, ainsi que ce que vous avez déjà saisi de l’adresse de facturation. Nous y répondons sans les conserver.',
    ],
    [
      '3. Paiement',
      'Vous payez sur la page de notre fournisseur de paiement. Vous y saisissez les données de votre carte; nous n’en voyons jamais le numéro. Le fournisseur reçoit le contenu de la commande, son prix et, si vous avez ouvert une session, votre courriel. Une page de paiement d’essai, qui se présente comme telle, n’accepte que des cartes d’essai, ne débite personne et ne conserve aucune carte.',
    ],
    [
      '4. Ébauches',
      'Si vous demandez des ébauches de messages, nous les rédigeons à partir de ce que vous dites de votre entreprise, sur notre propre serveur ou avec un modèle de langage par l’intermédiaire d’OpenRouter. Nous supprimons ces renseignements et les ébauches deux heures plus tard.',
    ],
    [
      '5. À qui nous communiquons vos données',
      'Les artistes et le studio reçoivent vos textes. Si un partenaire vous a dirigé vers nous, il apprend qu’une commande a été passée, payée ou remboursée, avec le nombre de messages, les montants et l’identifiant, mais ni qui a commandé, ni aucun texte.',
      'La page d’un partenaire qui contient le formulaire de commande peut, techniquement, lire ce que vous y saisissez, comme pour n’importe quel formulaire sur n’importe quelle page.',
      'Notre fournisseur de messagerie achemine les courriels que nous vous envoyons.',
    ],
    [
      '6. Durée de conservation',
      'Nous supprimons les commandes impayées après 60 jours. Nous conservons les commandes payées à titre de factures aussi longtemps que les lois fiscales l’exigent. Vos données de compte sont effacées quand vous supprimez le compte; un compte non confirmé est supprimé après trois jours. La liste des courriels que nous avons envoyés est supprimée après 60 jours.',
      'Le journal du serveur contient votre adresse IP et les pages que vous avez ouvertes. Pour empêcher les abus, nous comptons les demandes à l’aide d’une empreinte de l’adresse IP, que nous conservons un jour au plus.',
    ],
    [
      '7. Témoins (cookies)',
      'Nous n’utilisons de témoins que pour faire fonctionner la boutique\u00a0: un qui maintient votre session ouverte pendant 30 jours; un qui reconnaît, pendant un an, un navigateur où vous avez ouvert une session, pour que les tentatives d’autres personnes ne bloquent pas votre compte; un qui affiche le reçu dans le navigateur utilisé pour payer, pendant 30 jours; un pour la langue; et quelques-uns qui durent de quelques minutes à quelques jours pendant que vous créez un compte ou modifiez quelque chose. Il n’y a aucun témoin publicitaire ou statistique, ni aucun témoin tiers.',
    ],
    [
      '8. Ce qui reste dans votre navigateur',
      'Dès que vous l’utilisez, le formulaire conserve la commande dans votre navigateur, avec ce que vous avez dit de votre entreprise pour les ébauches et, pendant dix minutes, la liste des voix et de la musique. Vos renseignements personnels ne sont conservés que dans l’onglet, du moment où vous appuyez sur le bouton de paiement jusqu’au paiement, pendant une heure au plus.',
      'Si vous demandez la lecture d’un texte à voix haute, c’est votre navigateur qui s’en charge. Un navigateur sans voix intégrée peut envoyer le texte à son éditeur.',
    ],
    [
      '9. Ce que vous pouvez faire',
      'Dans votre compte, vous pouvez consulter, corriger et télécharger vos données, et supprimer le compte. Sans compte, écrivez-nous à partir de l’adresse avec laquelle vous avez commandé. Vous pouvez porter plainte auprès du commissaire à la protection de la vie privée ou de l’autorité de protection des données de l’endroit où vous habitez.',
    ],
  ],
};

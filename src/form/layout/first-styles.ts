// Style sheets whose rules others override: src/app.tsx imports them before everything else, as it imports print.css.ts
// after everything else.
import '../../styles/shared.css.ts';
import '../../ui/button/button.css.ts';
import '../../ui/field/field.css.ts';

import { look, type Look } from './looks.ts';

const round = { glasses: 'round' };
const square = { glasses: 'prescription02' };

export const people: Readonly<Record<string, Look>> = {
  emma: look('longButNotTooLong chestnut fair blazerAndSweater navy peach open happy'),
  james: look('shortFlat brown fair blazerAndShirt navy sky open default'),
  sophie: look('bob dark ivory collarAndSweater rose lilac soft default'),
  noah: look('shortRound blond ivory hoodie teal sand open happy'),
  olivia: look('curvy blond ivory shirtScoopNeck coral mint open default'),
  antoine: look('theCaesarAndSidePart dark fair blazerAndSweater slate aqua soft default', { beard: 'beardLight' }),
  charlotte: look('straight01 auburn ivory blazerAndShirt ink sky soft default'),
  oliver: look('sides silver fair collarAndSweater green sand soft default', { beard: 'moustacheMagnum', ...round }),
  grace: look('bun silver fair blazerAndShirt plum rose soft default', square),
  marcus: look('theCaesar black deep blazerAndShirt ink peach soft default', { beard: 'beardLight' }),
  zoe: look('curly black brown shirtVNeck mustard aqua open happy'),
  daniel: look('shortRound black tan collarAndSweater blue mint soft default', square),
  camille: look('straightAndStrand brown fair shirtCrewNeck teal rose soft happy'),
  etienne: look('shortFlat grey fair shirtVNeck navy lilac open happy', { beard: 'beardMedium' }),
  maya: look('dreads black brown shirtCrewNeck rose sand open default'),
  liam: look('shortWaved auburn ivory shirtCrewNeck green peach open default'),
  hannah: look('miaWallace black ivory shirtVNeck blue mint soft default'),
  lukas: look('theCaesar blond ivory blazerAndSweater teal sky soft default'),
  victoria: look('bob grey ivory collarAndSweater ink lilac soft default', round),
  henry: look('shortWaved brown tan blazerAndSweater green rose soft default', { beard: 'beardMedium', ...round }),
  lucia: look('straight02 dark tan shirtScoopNeck coral aqua open happy'),
  mateo: look('shortCurly black olive shirtVNeck mustard mint open default', { beard: 'beardLight' }),
  giulia: look('curvy dark olive shirtVNeck plum peach soft default'),
  luca: look('dreads01 dark tan shirtCrewNeck coral sky open default'),
  beatriz: look('fro dark brown blazerAndSweater teal sand open happy'),
  rafael: look('frizzle black brown blazerAndShirt blue rose soft default'),
  amelie: look('straight02 blond ivory shirtVNeck blue lilac open default'),
  benjamin: look('theCaesarAndSidePart auburn fair hoodie slate aqua soft default', { beard: 'beardLight' }),
};

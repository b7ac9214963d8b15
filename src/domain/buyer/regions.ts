/** A state, province, prefecture or emirate: its code as in postal addresses, and its name in the local language. */
export interface State {
  readonly code: string;
  readonly name: string;
}

/** Codes with the same first letter: `AD AE` as `ADE`. */
const codesByLetter =
  'ADEFGILMORSTUWXZ BABDEFGHIJLMNOQRSTWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY ' +
  'HKNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM ' +
  'PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDGHJKLMNORTVWZ UAGSYZ VACEGINU WFS YET ZAMW';

/** The ISO 3166-1 codes of every place with its own postal addresses; `Intl.DisplayNames` provides the names. */
export const countryCodes: readonly string[] = codesByLetter
  .split(' ')
  .flatMap(([first = '', ...seconds]) => seconds.map((second) => first + second));

/**
 * The states of each country whose postal addresses include one, as `code:name|…`. If the post has no abbreviation, the
 * code is that of ISO 3166-2. A name without a code uses its initials or, if it is one word, its first two letters
 * (three in a list that begins with `3`); a name after a lone `:` uses its first and third letter. A list that begins
 * with `#` is in the order of its ISO codes 01, 02, …
 */
const lists: Readonly<Record<string, string>> = {
  AE: 'AZ:Abu Dhabi|Ajman|Dubai|Fujairah|RK:Ras Al Khaimah|Sharjah|UQ:Umm Al Quwain',
  AR:
    'B:Buenos Aires|K:Catamarca|H:Chaco|U:Chubut|C:Ciudad Autónoma de Buenos Aires|X:Córdoba|W:Corrientes|' +
    'E:Entre Ríos|P:Formosa|Y:Jujuy|L:La Pampa|F:La Rioja|M:Mendoza|N:Misiones|Q:Neuquén|R:Río Negro|A:Salta|' +
    'J:San Juan|D:San Luis|Z:Santa Cruz|S:Santa Fe|G:Santiago del Estero|V:Tierra del Fuego|T:Tucumán',
  AU:
    'Australian Capital Territory|New South Wales|Northern Territory|QLD:Queensland|South Australia|TAS:Tasmania|' +
    'VIC:Victoria|Western Australia',
  BR:
    'Acre|Alagoas|AP:Amapá|Amazonas|Bahia|Ceará|Distrito Federal|Espírito Santo|Goiás|Maranhão|:Mato Grosso|' +
    'MS:Mato Grosso do Sul|Minas Gerais|Pará|PB:Paraíba|:Paraná|Pernambuco|Piauí|Rio de Janeiro|' +
    'RN:Rio Grande do Norte|RS:Rio Grande do Sul|Rondônia|:Roraima|Santa Catarina|São Paulo|Sergipe|Tocantins',
  CA:
    ':Alberta|British Columbia|MB:Manitoba|New Brunswick|Newfoundland and Labrador|Northwest Territories|Nova Scotia|' +
    'Nunavut|Ontario|PE:Prince Edward Island|QC:Quebec|SK:Saskatchewan|YT:Yukon',
  CN:
    ':Anhui|BJ:Beijing|CQ:Chongqing|:Fujian|GS:Gansu|GD:Guangdong|GX:Guangxi|GZ:Guizhou|:Hainan|Hebei|' +
    'HL:Heilongjiang|HA:Henan|:Hubei|:Hunan|NM:Inner Mongolia|JS:Jiangsu|JX:Jiangxi|:Jilin|LN:Liaoning|NX:Ningxia|' +
    'QH:Qinghai|SN:Shaanxi|SD:Shandong|Shanghai|SX:Shanxi|:Sichuan|TJ:Tianjin|XZ:Tibet|XJ:Xinjiang|:Yunnan|' +
    'ZJ:Zhejiang',
  ES:
    'C:A Coruña|VI:Álava|:Albacete|A:Alicante|Almería|O:Asturias|AV:Ávila|Badajoz|B:Barcelona|Bizkaia|Burgos|' +
    ':Cáceres|CA:Cádiz|S:Cantabria|:Castellón|Ceuta|Ciudad Real|CO:Córdoba|Cuenca|SS:Gipuzkoa|Girona|Granada|' +
    'Guadalajara|H:Huelva|Huesca|PM:Illes Balears|J:Jaén|LO:La Rioja|GC:Las Palmas|León|L:Lleida|Lugo|M:Madrid|' +
    'MA:Málaga|:Melilla|Murcia|Navarra|:Ourense|P:Palencia|Pontevedra|Salamanca|TF:Santa Cruz de Tenerife|:Segovia|' +
    'Sevilla|Soria|T:Tarragona|Teruel|Toledo|V:Valencia|Valladolid|Zamora|Z:Zaragoza',
  IN:
    'AN:Andaman and Nicobar Islands|Andhra Pradesh|AR:Arunachal Pradesh|Assam|BR:Bihar|Chandigarh|CG:Chhattisgarh|' +
    'DH:Dadra and Nagar Haveli and Daman and Diu|:Delhi|:Goa|:Gujarat|:Haryana|Himachal Pradesh|Jammu and Kashmir|' +
    'Jharkhand|Karnataka|KL:Kerala|Ladakh|LD:Lakshadweep|Madhya Pradesh|:Maharashtra|:Manipur|ML:Meghalaya|:Mizoram|' +
    'NL:Nagaland|Odisha|PY:Puducherry|PB:Punjab|:Rajasthan|:Sikkim|Tamil Nadu|TS:Telangana|Tripura|Uttar Pradesh|' +
    'UK:Uttarakhand|West Bengal',
  IT:
    'Agrigento|Alessandria|Ancona|Aosta|Arezzo|Ascoli Piceno|:Asti|Avellino|Bari|BT:Barletta-Andria-Trani|:Belluno|' +
    ':Benevento|BG:Bergamo|Biella|Bologna|BZ:Bolzano|BS:Brescia|Brindisi|Cagliari|:Caltanissetta|CB:Campobasso|' +
    'CE:Caserta|:Catania|CZ:Catanzaro|Chieti|Como|:Cosenza|Cremona|KR:Crotone|:Cuneo|Enna|FM:Fermo|Ferrara|Firenze|' +
    ":Foggia|Forlì-Cesena|Frosinone|Genova|Gorizia|Grosseto|Imperia|Isernia|AQ:L'Aquila|SP:La Spezia|:Latina|Lecce|" +
    ':Lecco|Livorno|Lodi|Lucca|:Macerata|:Mantova|:Massa-Carrara|:Matera|Messina|Milano|Modena|Monza e Brianza|' +
    'Napoli|Novara|Nuoro|Oristano|:Padova|Palermo|:Parma|:Pavia|PG:Perugia|Pesaro e Urbino|Pescara|PC:Piacenza|Pisa|' +
    'PT:Pistoia|PN:Pordenone|PZ:Potenza|PO:Prato|:Ragusa|Ravenna|Reggio Calabria|Reggio Emilia|Rieti|RN:Rimini|:Roma|' +
    'Rovigo|Salerno|:Sassari|:Savona|Siena|:Siracusa|Sondrio|SU:Sud Sardegna|Taranto|Teramo|:Terni|Torino|TP:Trapani|' +
    'TN:Trento|TV:Treviso|TS:Trieste|Udine|Varese|Venezia|VB:Verbano-Cusio-Ossola|VC:Vercelli|:Verona|Vibo Valentia|' +
    'Vicenza|:Viterbo',
  JP:
    '#Hokkaido|Aomori|Iwate|Miyagi|Akita|Yamagata|Fukushima|Ibaraki|Tochigi|Gunma|Saitama|Chiba|Tokyo|Kanagawa|' +
    'Niigata|Toyama|Ishikawa|Fukui|Yamanashi|Nagano|Gifu|Shizuoka|Aichi|Mie|Shiga|Kyoto|Osaka|Hyogo|Nara|Wakayama|' +
    'Tottori|Shimane|Okayama|Hiroshima|Yamaguchi|Tokushima|Kagawa|Ehime|Kochi|Fukuoka|Saga|Nagasaki|Kumamoto|Oita|' +
    'Miyazaki|Kagoshima|Okinawa',
  KR:
    '26:Busan|43:Chungcheongbuk-do|44:Chungcheongnam-do|27:Daegu|30:Daejeon|42:Gangwon-do|29:Gwangju|41:Gyeonggi-do|' +
    '47:Gyeongsangbuk-do|48:Gyeongsangnam-do|28:Incheon|49:Jeju-do|45:Jeollabuk-do|46:Jeollanam-do|50:Sejong|' +
    '11:Seoul|31:Ulsan',
  MX:
    '3Aguascalientes|BCN:Baja California|Baja California Sur|Campeche|CHP:Chiapas|CHH:Chihuahua|CMX:Ciudad de México|' +
    'Coahuila|Colima|Durango|MEX:Estado de México|Guanajuato|GRO:Guerrero|Hidalgo|Jalisco|Michoacán|Morelos|Nayarit|' +
    'NLE:Nuevo León|Oaxaca|Puebla|Querétaro|ROO:Quintana Roo|San Luis Potosí|Sinaloa|Sonora|Tabasco|Tamaulipas|' +
    'Tlaxcala|Veracruz|Yucatán|Zacatecas',
  MY:
    '#Johor|Kedah|Kelantan|Melaka|Negeri Sembilan|Pahang|Pulau Pinang|Perak|Perlis|Selangor|Terengganu|Sabah|Sarawak|' +
    'Kuala Lumpur|Labuan|Putrajaya',
  TW:
    '3Changhua|CYI:Chiayi City|CYQ:Chiayi County|HSZ:Hsinchu City|HSQ:Hsinchu County|Hualien|KHH:Kaohsiung|Keelung|' +
    'Kinmen|Lienchiang|Miaoli|Nantou|NWT:New Taipei|Penghu|PIF:Pingtung|TXG:Taichung|TNN:Tainan|TPE:Taipei|' +
    'TTT:Taitung|Taoyuan|ILA:Yilan|Yunlin',
  US:
    'Alabama|AK:Alaska|American Samoa|AZ:Arizona|Arkansas|AA:Armed Forces Americas|AE:Armed Forces Europe|' +
    'AP:Armed Forces Pacific|California|Colorado|CT:Connecticut|Delaware|District of Columbia|Florida|GA:Georgia|' +
    'Guam|HI:Hawaii|Idaho|Illinois|Indiana|IA:Iowa|KS:Kansas|KY:Kentucky|LA:Louisiana|ME:Maine|MD:Maryland|' +
    'Massachusetts|Michigan|:Minnesota|:Mississippi|MO:Missouri|MT:Montana|Nebraska|:Nevada|New Hampshire|New Jersey|' +
    'New Mexico|New York|North Carolina|North Dakota|MP:Northern Mariana Islands|Ohio|Oklahoma|Oregon|' +
    'PA:Pennsylvania|Puerto Rico|Rhode Island|South Carolina|South Dakota|:Tennessee|:Texas|Utah|VT:Vermont|' +
    'Virgin Islands|VA:Virginia|Washington|West Virginia|Wisconsin|Wyoming',
};

/** The code of a name in a list whose codes have this many letters. */
function codeOf(name: string, letters: number): string {
  const initials = name.replaceAll(/\P{Lu}/gu, '');
  return initials[1] ? initials : name.slice(0, letters).toUpperCase();
}

function statesIn(list: string): readonly State[] {
  const [, mark, names = ''] = /^([#3]?)(.*)/u.exec(list) ?? [];
  return names.split('|').map((entry, index) => {
    if (mark === '#') return { code: String(index + 1).padStart(2, '0'), name: entry };
    const [, code, name = ''] = /^(?:(.*):)?(.*)/u.exec(entry) ?? [];
    return { name, code: code === '' ? `${name[0]}${name[2]}`.toUpperCase() : (code ?? codeOf(name, mark ? 3 : 2)) };
  });
}

const parsed = new Map<string, readonly State[]>();

/** Whether postal addresses of this country include a state, so that one must be chosen (docs/behaviour.md, Rules). */
export function hasStates(country: string): boolean {
  return Object.hasOwn(lists, country);
}

/** The states of a country in display order; empty if its postal addresses include none. */
export function statesOf(country: string): readonly State[] {
  const known = parsed.get(country);
  if (known !== undefined) return known;
  const states = hasStates(country) ? statesIn(lists[country] ?? '') : [];
  parsed.set(country, states);
  return states;
}

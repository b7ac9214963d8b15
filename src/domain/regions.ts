/** A state, province, prefecture or emirate: its code as in postal addresses and its name where it lies. */
export interface State {
  readonly code: string;
  readonly name: string;
}

/** The same by their first letters: `AD AE` as `ADE`. */
const codesByLetter =
  'ADEFGILMORSTUWXZ BABDEFGHIJLMNOQRSTWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY ' +
  'HKNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM ' +
  'PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDGHJKLMNORTVWZ UAGSYZ VACEGINU WFS YET ZAMW';

/** The ISO 3166-1 codes of every place that has postal addresses of its own; `Intl.DisplayNames` names them. */
export const countryCodes: readonly string[] = codesByLetter
  .split(' ')
  .flatMap(([first = '', ...seconds]) => seconds.map((second) => first + second));

/**
 * The states of each country whose postal addresses name one, as `code:name|…`. Where the post has no short form the
 * code is the ISO 3166-2 one. A name without a code has its first two letters for one; a list that begins with `#` is in
 * the order of its ISO codes 01, 02, …
 */
const lists: Readonly<Record<string, string>> = {
  AE: 'AZ:Abu Dhabi|Ajman|Dubai|Fujairah|RK:Ras Al Khaimah|Sharjah|UQ:Umm Al Quwain',
  AR:
    'B:Buenos Aires|K:Catamarca|H:Chaco|U:Chubut|C:Ciudad Autónoma de Buenos Aires|X:Córdoba|W:Corrientes|' +
    'E:Entre Ríos|P:Formosa|Y:Jujuy|L:La Pampa|F:La Rioja|M:Mendoza|N:Misiones|Q:Neuquén|R:Río Negro|A:Salta|' +
    'J:San Juan|D:San Luis|Z:Santa Cruz|S:Santa Fe|G:Santiago del Estero|V:Tierra del Fuego|T:Tucumán',
  AU:
    'ACT:Australian Capital Territory|NSW:New South Wales|NT:Northern Territory|QLD:Queensland|' +
    'SA:South Australia|TAS:Tasmania|VIC:Victoria|WA:Western Australia',
  BR:
    'Acre|Alagoas|AP:Amapá|Amazonas|Bahia|Ceará|DF:Distrito Federal|Espírito Santo|Goiás|Maranhão|MT:Mato Grosso|' +
    'MS:Mato Grosso do Sul|MG:Minas Gerais|Pará|PB:Paraíba|PR:Paraná|Pernambuco|Piauí|RJ:Rio de Janeiro|' +
    'RN:Rio Grande do Norte|RS:Rio Grande do Sul|Rondônia|RR:Roraima|SC:Santa Catarina|SP:São Paulo|Sergipe|' +
    'Tocantins',
  CA:
    'AB:Alberta|BC:British Columbia|MB:Manitoba|NB:New Brunswick|NL:Newfoundland and Labrador|' +
    'NT:Northwest Territories|NS:Nova Scotia|Nunavut|Ontario|PE:Prince Edward Island|QC:Quebec|SK:Saskatchewan|' +
    'YT:Yukon',
  CN:
    'AH:Anhui|BJ:Beijing|CQ:Chongqing|FJ:Fujian|GS:Gansu|GD:Guangdong|GX:Guangxi|GZ:Guizhou|HI:Hainan|Hebei|' +
    'HL:Heilongjiang|HA:Henan|HB:Hubei|HN:Hunan|NM:Inner Mongolia|JS:Jiangsu|JX:Jiangxi|JL:Jilin|LN:Liaoning|' +
    'NX:Ningxia|QH:Qinghai|SN:Shaanxi|SD:Shandong|Shanghai|SX:Shanxi|SC:Sichuan|TJ:Tianjin|XZ:Tibet|XJ:Xinjiang|' +
    'YN:Yunnan|ZJ:Zhejiang',
  ES:
    'C:A Coruña|VI:Álava|AB:Albacete|A:Alicante|Almería|O:Asturias|AV:Ávila|Badajoz|B:Barcelona|Bizkaia|Burgos|' +
    'CC:Cáceres|CA:Cádiz|S:Cantabria|CS:Castellón|Ceuta|CR:Ciudad Real|CO:Córdoba|Cuenca|SS:Gipuzkoa|Girona|' +
    'Granada|Guadalajara|H:Huelva|Huesca|PM:Illes Balears|J:Jaén|LO:La Rioja|GC:Las Palmas|León|L:Lleida|Lugo|' +
    'M:Madrid|MA:Málaga|ML:Melilla|Murcia|Navarra|OR:Ourense|P:Palencia|Pontevedra|Salamanca|' +
    'TF:Santa Cruz de Tenerife|SG:Segovia|Sevilla|Soria|T:Tarragona|Teruel|Toledo|V:Valencia|Valladolid|Zamora|' +
    'Z:Zaragoza',
  IN:
    'Andaman and Nicobar Islands|AP:Andhra Pradesh|Arunachal Pradesh|Assam|BR:Bihar|Chandigarh|CG:Chhattisgarh|' +
    'DH:Dadra and Nagar Haveli and Daman and Diu|DL:Delhi|GA:Goa|GJ:Gujarat|HR:Haryana|HP:Himachal Pradesh|' +
    'JK:Jammu and Kashmir|Jharkhand|Karnataka|KL:Kerala|Ladakh|LD:Lakshadweep|MP:Madhya Pradesh|MH:Maharashtra|' +
    'MN:Manipur|ML:Meghalaya|MZ:Mizoram|NL:Nagaland|Odisha|PY:Puducherry|PB:Punjab|RJ:Rajasthan|SK:Sikkim|' +
    'TN:Tamil Nadu|TS:Telangana|Tripura|UP:Uttar Pradesh|UK:Uttarakhand|WB:West Bengal',
  IT:
    'Agrigento|Alessandria|Ancona|Aosta|Arezzo|AP:Ascoli Piceno|AT:Asti|Avellino|Bari|BT:Barletta-Andria-Trani|' +
    'BL:Belluno|BN:Benevento|BG:Bergamo|Biella|Bologna|BZ:Bolzano|BS:Brescia|Brindisi|Cagliari|CL:Caltanissetta|' +
    'CB:Campobasso|CE:Caserta|CT:Catania|CZ:Catanzaro|Chieti|Como|CS:Cosenza|Cremona|KR:Crotone|CN:Cuneo|Enna|' +
    'FM:Fermo|Ferrara|Firenze|FG:Foggia|FC:Forlì-Cesena|Frosinone|Genova|Gorizia|Grosseto|Imperia|Isernia|' +
    "AQ:L'Aquila|SP:La Spezia|LT:Latina|Lecce|LC:Lecco|Livorno|Lodi|Lucca|MC:Macerata|MN:Mantova|" +
    'MS:Massa-Carrara|MT:Matera|Messina|Milano|Modena|MB:Monza e Brianza|Napoli|Novara|Nuoro|Oristano|PD:Padova|' +
    'Palermo|PR:Parma|PV:Pavia|PG:Perugia|PU:Pesaro e Urbino|Pescara|PC:Piacenza|Pisa|PT:Pistoia|PN:Pordenone|' +
    'PZ:Potenza|PO:Prato|RG:Ragusa|Ravenna|RC:Reggio Calabria|Reggio Emilia|Rieti|RN:Rimini|RM:Roma|Rovigo|' +
    'Salerno|SS:Sassari|SV:Savona|Siena|SR:Siracusa|Sondrio|Sud Sardegna|Taranto|Teramo|TR:Terni|Torino|' +
    'TP:Trapani|TN:Trento|TV:Treviso|TS:Trieste|Udine|Varese|Venezia|VB:Verbano-Cusio-Ossola|VC:Vercelli|' +
    'VR:Verona|VV:Vibo Valentia|Vicenza|VT:Viterbo',
  JP:
    '#Hokkaido|Aomori|Iwate|Miyagi|Akita|Yamagata|Fukushima|Ibaraki|Tochigi|Gunma|Saitama|Chiba|Tokyo|Kanagawa|' +
    'Niigata|Toyama|Ishikawa|Fukui|Yamanashi|Nagano|Gifu|Shizuoka|Aichi|Mie|Shiga|Kyoto|Osaka|Hyogo|Nara|' +
    'Wakayama|Tottori|Shimane|Okayama|Hiroshima|Yamaguchi|Tokushima|Kagawa|Ehime|Kochi|Fukuoka|Saga|Nagasaki|' +
    'Kumamoto|Oita|Miyazaki|Kagoshima|Okinawa',
  KR:
    '26:Busan|43:Chungcheongbuk-do|44:Chungcheongnam-do|27:Daegu|30:Daejeon|42:Gangwon-do|29:Gwangju|' +
    '41:Gyeonggi-do|47:Gyeongsangbuk-do|48:Gyeongsangnam-do|28:Incheon|49:Jeju-do|45:Jeollabuk-do|' +
    '46:Jeollanam-do|50:Sejong|11:Seoul|31:Ulsan',
  MX:
    'AGU:Aguascalientes|BCN:Baja California|BCS:Baja California Sur|CAM:Campeche|CHP:Chiapas|CHH:Chihuahua|' +
    'CMX:Ciudad de México|COA:Coahuila|COL:Colima|DUR:Durango|MEX:Estado de México|GUA:Guanajuato|GRO:Guerrero|' +
    'HID:Hidalgo|JAL:Jalisco|MIC:Michoacán|MOR:Morelos|NAY:Nayarit|NLE:Nuevo León|OAX:Oaxaca|PUE:Puebla|' +
    'QUE:Querétaro|ROO:Quintana Roo|SLP:San Luis Potosí|SIN:Sinaloa|SON:Sonora|TAB:Tabasco|TAM:Tamaulipas|' +
    'TLA:Tlaxcala|VER:Veracruz|YUC:Yucatán|ZAC:Zacatecas',
  MY:
    '#Johor|Kedah|Kelantan|Melaka|Negeri Sembilan|Pahang|Pulau Pinang|Perak|Perlis|Selangor|Terengganu|Sabah|' +
    'Sarawak|Kuala Lumpur|Labuan|Putrajaya',
  TW:
    'CHA:Changhua|CYI:Chiayi City|CYQ:Chiayi County|HSZ:Hsinchu City|HSQ:Hsinchu County|HUA:Hualien|' +
    'KHH:Kaohsiung|KEE:Keelung|KIN:Kinmen|LIE:Lienchiang|MIA:Miaoli|NAN:Nantou|NWT:New Taipei|PEN:Penghu|' +
    'PIF:Pingtung|TXG:Taichung|TNN:Tainan|TPE:Taipei|TTT:Taitung|TAO:Taoyuan|ILA:Yilan|YUN:Yunlin',
  US:
    'Alabama|AK:Alaska|AS:American Samoa|AZ:Arizona|Arkansas|AA:Armed Forces Americas|AE:Armed Forces Europe|' +
    'AP:Armed Forces Pacific|California|Colorado|CT:Connecticut|Delaware|DC:District of Columbia|Florida|' +
    'GA:Georgia|Guam|HI:Hawaii|Idaho|Illinois|Indiana|IA:Iowa|KS:Kansas|KY:Kentucky|LA:Louisiana|ME:Maine|' +
    'MD:Maryland|Massachusetts|Michigan|MN:Minnesota|MS:Mississippi|MO:Missouri|MT:Montana|Nebraska|NV:Nevada|' +
    'NH:New Hampshire|NJ:New Jersey|NM:New Mexico|NY:New York|NC:North Carolina|ND:North Dakota|' +
    'MP:Northern Mariana Islands|Ohio|Oklahoma|Oregon|PA:Pennsylvania|PR:Puerto Rico|RI:Rhode Island|' +
    'SC:South Carolina|SD:South Dakota|TN:Tennessee|TX:Texas|Utah|VT:Vermont|Virgin Islands|VA:Virginia|' +
    'Washington|WV:West Virginia|Wisconsin|Wyoming',
};

const toState = (entry: string): State => {
  const [code = '', name] = entry.split(':');
  return name === undefined ? { code: code.slice(0, 2).toUpperCase(), name: code } : { code, name };
};

function statesIn(list: string): readonly State[] {
  if (!list.startsWith('#')) return list.split('|').map(toState);
  const names = list.slice(1).split('|');
  return names.map((name, index) => ({ code: String(index + 1).padStart(2, '0'), name }));
}

const parsed = new Map<string, readonly State[]>();

/** Whether postal addresses of this country name a state, so that one has to be chosen (docs/behaviour.md, Rules). */
export function hasStates(country: string): boolean {
  return Object.hasOwn(lists, country);
}

/** The states of a country in the order they are shown; none where its postal addresses name none. */
export function statesOf(country: string): readonly State[] {
  const known = parsed.get(country);
  if (known !== undefined) return known;
  const states = hasStates(country) ? statesIn(lists[country] ?? '') : [];
  parsed.set(country, states);
  return states;
}

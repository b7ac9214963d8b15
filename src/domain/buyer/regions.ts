/** The ISO 3166-1 codes of every place with its own postal addresses; `Intl.DisplayNames` provides the names. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA ' +
  'CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN ' +
  'MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS ' +
  'PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK ' +
  'TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/**
 * The states of each country whose postal addresses include one, in display order: code, space, name. If the post has no
 * abbreviation, the code is that of ISO 3166-2.
 */
const states: Readonly<Record<string, string>> = {
  AE: 'AZ Abu Dhabi|AJ Ajman|DU Dubai|FU Fujairah|RK Ras Al Khaimah|SH Sharjah|UQ Umm Al Quwain',
  AR:
    'B Buenos Aires|K Catamarca|H Chaco|U Chubut|C Ciudad Autónoma de Buenos Aires|X Córdoba|W Corrientes|' +
    'E Entre Ríos|P Formosa|Y Jujuy|L La Pampa|F La Rioja|M Mendoza|N Misiones|Q Neuquén|R Río Negro|A Salta|' +
    'J San Juan|D San Luis|Z Santa Cruz|S Santa Fe|G Santiago del Estero|V Tierra del Fuego|T Tucumán',
  AU:
    'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|' +
    'TAS Tasmania|VIC Victoria|WA Western Australia',
  BR:
    'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|' +
    'MA Maranhão|MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|PR Paraná|PE Pernambuco|' +
    'PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|RS Rio Grande do Sul|RO Rondônia|RR Roraima|' +
    'SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins',
  CA:
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|' +
    'NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|' +
    'SK Saskatchewan|YT Yukon',
  CN:
    'AH Anhui|BJ Beijing|CQ Chongqing|FJ Fujian|GS Gansu|GD Guangdong|GX Guangxi|GZ Guizhou|HI Hainan|HE Hebei|' +
    'HL Heilongjiang|HA Henan|HB Hubei|HN Hunan|NM Inner Mongolia|JS Jiangsu|JX Jiangxi|JL Jilin|LN Liaoning|' +
    'NX Ningxia|QH Qinghai|SN Shaanxi|SD Shandong|SH Shanghai|SX Shanxi|SC Sichuan|TJ Tianjin|XZ Tibet|' +
    'XJ Xinjiang|YN Yunnan|ZJ Zhejiang',
  ES:
    'C A Coruña|VI Álava|AB Albacete|A Alicante|AL Almería|O Asturias|AV Ávila|BA Badajoz|B Barcelona|BI Bizkaia|' +
    'BU Burgos|CC Cáceres|CA Cádiz|S Cantabria|CS Castellón|CE Ceuta|CR Ciudad Real|CO Córdoba|CU Cuenca|' +
    'SS Gipuzkoa|GI Girona|GR Granada|GU Guadalajara|H Huelva|HU Huesca|PM Illes Balears|J Jaén|LO La Rioja|' +
    'GC Las Palmas|LE León|L Lleida|LU Lugo|M Madrid|MA Málaga|ML Melilla|MU Murcia|NA Navarra|OR Ourense|' +
    'P Palencia|PO Pontevedra|SA Salamanca|TF Santa Cruz de Tenerife|SG Segovia|SE Sevilla|SO Soria|T Tarragona|' +
    'TE Teruel|TO Toledo|V Valencia|VA Valladolid|ZA Zamora|Z Zaragoza',
  IN:
    'AN Andaman and Nicobar Islands|AP Andhra Pradesh|AR Arunachal Pradesh|AS Assam|BR Bihar|CH Chandigarh|' +
    'CG Chhattisgarh|DH Dadra and Nagar Haveli and Daman and Diu|DL Delhi|GA Goa|GJ Gujarat|HR Haryana|' +
    'HP Himachal Pradesh|JK Jammu and Kashmir|JH Jharkhand|KA Karnataka|KL Kerala|LA Ladakh|LD Lakshadweep|' +
    'MP Madhya Pradesh|MH Maharashtra|MN Manipur|ML Meghalaya|MZ Mizoram|NL Nagaland|OD Odisha|PY Puducherry|' +
    'PB Punjab|RJ Rajasthan|SK Sikkim|TN Tamil Nadu|TS Telangana|TR Tripura|UP Uttar Pradesh|UK Uttarakhand|' +
    'WB West Bengal',
  IT:
    'AG Agrigento|AL Alessandria|AN Ancona|AO Aosta|AR Arezzo|AP Ascoli Piceno|AT Asti|AV Avellino|BA Bari|' +
    'BT Barletta-Andria-Trani|BL Belluno|BN Benevento|BG Bergamo|BI Biella|BO Bologna|BZ Bolzano|BS Brescia|' +
    'BR Brindisi|CA Cagliari|CL Caltanissetta|CB Campobasso|CE Caserta|CT Catania|CZ Catanzaro|CH Chieti|CO Como|' +
    'CS Cosenza|CR Cremona|KR Crotone|CN Cuneo|EN Enna|FM Fermo|FE Ferrara|FI Firenze|FG Foggia|FC Forlì-Cesena|' +
    "FR Frosinone|GE Genova|GO Gorizia|GR Grosseto|IM Imperia|IS Isernia|AQ L'Aquila|SP La Spezia|LT Latina|" +
    'LE Lecce|LC Lecco|LI Livorno|LO Lodi|LU Lucca|MC Macerata|MN Mantova|MS Massa-Carrara|MT Matera|ME Messina|' +
    'MI Milano|MO Modena|MB Monza e Brianza|NA Napoli|NO Novara|NU Nuoro|OR Oristano|PD Padova|PA Palermo|' +
    'PR Parma|PV Pavia|PG Perugia|PU Pesaro e Urbino|PE Pescara|PC Piacenza|PI Pisa|PT Pistoia|PN Pordenone|' +
    'PZ Potenza|PO Prato|RG Ragusa|RA Ravenna|RC Reggio Calabria|RE Reggio Emilia|RI Rieti|RN Rimini|RM Roma|' +
    'RO Rovigo|SA Salerno|SS Sassari|SV Savona|SI Siena|SR Siracusa|SO Sondrio|SU Sud Sardegna|TA Taranto|' +
    'TE Teramo|TR Terni|TO Torino|TP Trapani|TN Trento|TV Treviso|TS Trieste|UD Udine|VA Varese|VE Venezia|' +
    'VB Verbano-Cusio-Ossola|VC Vercelli|VR Verona|VV Vibo Valentia|VI Vicenza|VT Viterbo',
  JP:
    '01 Hokkaido|02 Aomori|03 Iwate|04 Miyagi|05 Akita|06 Yamagata|07 Fukushima|08 Ibaraki|09 Tochigi|10 Gunma|' +
    '11 Saitama|12 Chiba|13 Tokyo|14 Kanagawa|15 Niigata|16 Toyama|17 Ishikawa|18 Fukui|19 Yamanashi|20 Nagano|' +
    '21 Gifu|22 Shizuoka|23 Aichi|24 Mie|25 Shiga|26 Kyoto|27 Osaka|28 Hyogo|29 Nara|30 Wakayama|31 Tottori|' +
    '32 Shimane|33 Okayama|34 Hiroshima|35 Yamaguchi|36 Tokushima|37 Kagawa|38 Ehime|39 Kochi|40 Fukuoka|41 Saga|' +
    '42 Nagasaki|43 Kumamoto|44 Oita|45 Miyazaki|46 Kagoshima|47 Okinawa',
  KR:
    '26 Busan|43 Chungcheongbuk-do|44 Chungcheongnam-do|27 Daegu|30 Daejeon|42 Gangwon-do|29 Gwangju|' +
    '41 Gyeonggi-do|47 Gyeongsangbuk-do|48 Gyeongsangnam-do|28 Incheon|49 Jeju-do|45 Jeollabuk-do|46 Jeollanam-do|' +
    '50 Sejong|11 Seoul|31 Ulsan',
  MX:
    'AGU Aguascalientes|BCN Baja California|BCS Baja California Sur|CAM Campeche|CHP Chiapas|CHH Chihuahua|' +
    'CMX Ciudad de México|COA Coahuila|COL Colima|DUR Durango|MEX Estado de México|GUA Guanajuato|GRO Guerrero|' +
    'HID Hidalgo|JAL Jalisco|MIC Michoacán|MOR Morelos|NAY Nayarit|NLE Nuevo León|OAX Oaxaca|PUE Puebla|' +
    'QUE Querétaro|ROO Quintana Roo|SLP San Luis Potosí|SIN Sinaloa|SON Sonora|TAB Tabasco|TAM Tamaulipas|' +
    'TLA Tlaxcala|VER Veracruz|YUC Yucatán|ZAC Zacatecas',
  MY:
    '01 Johor|02 Kedah|03 Kelantan|04 Melaka|05 Negeri Sembilan|06 Pahang|07 Pulau Pinang|08 Perak|09 Perlis|' +
    '10 Selangor|11 Terengganu|12 Sabah|13 Sarawak|14 Kuala Lumpur|15 Labuan|16 Putrajaya',
  TW:
    'CHA Changhua|CYI Chiayi City|CYQ Chiayi County|HSZ Hsinchu City|HSQ Hsinchu County|HUA Hualien|KHH Kaohsiung|' +
    'KEE Keelung|KIN Kinmen|LIE Lienchiang|MIA Miaoli|NAN Nantou|NWT New Taipei|PEN Penghu|PIF Pingtung|' +
    'TXG Taichung|TNN Tainan|TPE Taipei|TTT Taitung|TAO Taoyuan|ILA Yilan|YUN Yunlin',
  US:
    'AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|AA Armed Forces Americas|' +
    'AE Armed Forces Europe|AP Armed Forces Pacific|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
    'DC District of Columbia|FL Florida|GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|' +
    'KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|' +
    'MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|' +
    'NY New York|NC North Carolina|ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon|' +
    'PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|' +
    'UT Utah|VT Vermont|VI Virgin Islands|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
};

/** Whether postal addresses of this country include a state, so that one must be chosen (docs/behaviour.md, Rules). */
export const hasStates = (country: string): boolean => Object.hasOwn(states, country);

/** Countries whose postal addresses rarely or never include a postal code (Universal Postal Union). */
const withoutPostalCodes =
  'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LY ML ' +
  'MO MR MW NR NU PA QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TT TV UG VU WS YE ZW';

/** Whether postal addresses of this country include a postal code (docs/behaviour.md, On screen). */
export const hasPostalCodes = (country: string): boolean => !withoutPostalCodes.split(' ').includes(country);

/** A state, province, prefecture or emirate: its code as in postal addresses, and its name in the local language. */
function stateOf(line: string) {
  const [code = '', ...name] = line.split(' ');
  return { code, name: name.join(' ') };
}
export type State = Readonly<ReturnType<typeof stateOf>>;

/** The states of a country in display order; empty if its postal addresses include none. */
export const statesOf = (country: string): readonly State[] =>
  hasStates(country) ? (states[country] ?? '').split('|').map(stateOf) : [];

import type { BilingualName } from './country-name-overrides.js';

/**
 * Rows that group places instead of naming one, by code. The source labels them for a table
 * ("县", "省直辖县"); alone in a select list they need to say what they hold.
 */
export const groupRowNames: Readonly<Record<string, BilingualName>> = {
  '419000': provinceDirect(),
  '429000': provinceDirect(),
  '469000': provinceDirect(),
  '500200': { nameZh: '重庆市辖县', nameEn: 'Counties of Chongqing' },
  '659000': {
    nameZh: '自治区直辖县级行政区划',
    nameEn: 'County-level divisions directly under the region',
  },
};

// Not "cities": Hainan's and Hubei's rows also hold counties and a forestry district.
function provinceDirect(): BilingualName {
  return {
    nameZh: '省直辖县级行政区划',
    nameEn: 'County-level divisions directly under the province',
  };
}

/**
 * English names that pinyin of the Chinese name does not give, by the Chinese name of the source
 * list. Autonomous prefectures are all here because their ethnic part cannot be cut off by rule.
 */
export const cityNameOverrides: Readonly<Record<string, string>> = {
  // Inner Mongolia
  呼和浩特市: 'Hohhot',
  鄂尔多斯市: 'Ordos',
  呼伦贝尔市: 'Hulunbuir',
  巴彦淖尔市: 'Bayannur',
  乌兰察布市: 'Ulanqab',
  兴安盟: 'Hinggan',
  锡林郭勒盟: 'Xilingol',
  阿拉善盟: 'Alxa',
  // Jilin: the city shares its province's name
  吉林市: 'Jilin City',
  延边朝鲜族自治州: 'Yanbian',
  // Heilongjiang
  哈尔滨市: 'Harbin',
  齐齐哈尔市: 'Qiqihar',
  // Hubei, Hunan
  恩施土家族苗族自治州: 'Enshi',
  湘西土家族苗族自治州: 'Xiangxi',
  // Sichuan
  阿坝藏族羌族自治州: 'Aba',
  甘孜藏族自治州: 'Garze',
  凉山彝族自治州: 'Liangshan',
  // Guizhou
  黔西南布依族苗族自治州: 'Qianxinan',
  黔东南苗族侗族自治州: 'Qiandongnan',
  黔南布依族苗族自治州: 'Qiannan',
  // Yunnan
  楚雄彝族自治州: 'Chuxiong',
  红河哈尼族彝族自治州: 'Honghe',
  文山壮族苗族自治州: 'Wenshan',
  西双版纳傣族自治州: 'Xishuangbanna',
  大理白族自治州: 'Dali',
  德宏傣族景颇族自治州: 'Dehong',
  怒江傈僳族自治州: 'Nujiang',
  迪庆藏族自治州: 'Diqing',
  // Xizang
  拉萨市: 'Lhasa',
  日喀则市: 'Shigatse',
  昌都市: 'Qamdo',
  林芝市: 'Nyingchi',
  那曲市: 'Nagqu',
  阿里地区: 'Ngari',
  // Gansu
  临夏回族自治州: 'Linxia',
  甘南藏族自治州: 'Gannan',
  // Qinghai: bare "Hainan" would read as the island province
  海北藏族自治州: 'Haibei',
  黄南藏族自治州: 'Huangnan',
  海南藏族自治州: 'Hainan Prefecture',
  果洛藏族自治州: 'Golog',
  玉树藏族自治州: 'Yushu',
  海西蒙古族藏族自治州: 'Haixi',
  // Xinjiang
  乌鲁木齐市: 'Urumqi',
  克拉玛依市: 'Karamay',
  吐鲁番市: 'Turpan',
  昌吉回族自治州: 'Changji',
  博尔塔拉蒙古自治州: 'Bortala',
  巴音郭楞蒙古自治州: 'Bayingolin',
  阿克苏地区: 'Aksu',
  克孜勒苏柯尔克孜自治州: 'Kizilsu',
  喀什地区: 'Kashgar',
  和田地区: 'Hotan',
  伊犁哈萨克自治州: 'Ili',
  阿勒泰地区: 'Altay',
  // Taiwan: local romanisation; Hsinchu and Chiayi exist as a city and as a county
  台北市: 'Taipei',
  高雄市: 'Kaohsiung',
  台南市: 'Tainan',
  台中市: 'Taichung',
  金门县: 'Kinmen',
  南投县: 'Nantou',
  基隆市: 'Keelung',
  新竹市: 'Hsinchu City',
  嘉义市: 'Chiayi City',
  新北市: 'New Taipei',
  宜兰县: 'Yilan',
  新竹县: 'Hsinchu County',
  桃园市: 'Taoyuan',
  苗栗县: 'Miaoli',
  彰化县: 'Changhua',
  嘉义县: 'Chiayi County',
  云林县: 'Yunlin',
  屏东县: 'Pingtung',
  台东县: 'Taitung',
  花莲县: 'Hualien',
  澎湖县: 'Penghu',
  连江县: 'Lienchiang',
  // Hong Kong, Macao
  香港岛: 'Hong Kong Island',
  九龙: 'Kowloon',
  新界: 'New Territories',
  澳门半岛: 'Macao Peninsula',
  离岛: 'Taipa and Coloane',
};

/**
 * Finds words that ask about what fair housing rules protect, in the six languages of the widget. It reads the words of an integrator and
 * of a service, never those of a visitor. It knows words, not meanings. It is loaded only where such words are checked.
 */

/** Something that a question must not be about. */
interface Subject {
  /** What the question asks about. */
  readonly about: string;
  readonly because: string;
  /** Words with spaces around them: English, Spanish, Vietnamese, Arabic. Each is the source of a regular expression. */
  readonly words: readonly string[];
  /** Words that more letters may follow. */
  readonly korean: string;
  /** Words anywhere in a text. */
  readonly chinese: string;
  /** Papers that say it. To bring one is to answer, so they also count in a text that asks nothing. */
  readonly papers?: string;
}

const SOME_STATES = 'fair housing rules of many states protect it';
const EVERYWHERE = 'fair housing rules protect it';

const SUBJECTS: readonly Subject[] = [
  {
    about: 'age',
    because: SOME_STATES,
    words: [
      '^(?:your )?ages?[^\\p{L}]*$|your (?:current |exact )?ages?|age (?:range|group|bracket)s?',
      'ages? (?:of|for) (?:(?:all|the|each|every|any|your|other) )*(?:occupants?|residents?|tenants?|renters?|people|persons?|adults?|children|child|kids|applicants?|household|family|everyone|anyone)',
      "(?:applicant|occupant|resident|tenant|child|children|kid|everyone|person|people)(?:'?s'?)? ages?",
      'how old (?:are|is) (?:you|they|he|she|everyone|anyone|the (?:youngest|oldest|others?)|(?:the|your) (?:occupant|resident|tenant|child|kid|people|person|son|daughter|family|husband|wife|partner|roommate)\\p{L}*)',
      'dates? of birth|birth ?dates?|birthdays?|year of birth|dob|(?:when|what year) were you born|senior citizens?|are you (?:a )?(?:senior|retired|elderly)',
      '(?:are|is) (?:you|anyone|everyone) (?:over|under|above|at least|older than|younger than) (?!18|21)\\d\\d',
      'edad(?:es)?|cuántos años (?:tiene|tienes|tienen)|fecha de nacimiento|año de nacimiento|cumpleaños|tercera edad|jubilad[oa]s?',
      'tuổi|ngày sinh|năm sinh|sinh nhật|người cao tuổi',
      'العمر|عمرك|عمركم|كم عمر|(?:ال)?[أا]عمار(?:كم|هم)?|كم سن(?:ك|كم|ة)|تاريخ (?:ال)?ميلاد(?:ك|كم)?|سنة (?:ال)?ميلاد(?:ك)?',
    ],
    korean: '나이(?![가-힣]{2}|[트키])|연령|몇 ?살|연세(?!대)|생년월일|생일',
    chinese: '年龄|年齡|几岁|幾歲|岁数|(?:您|你|孩子|小孩)多大|多大年纪|出生日期|出生年月|(?<!先)生日',
  },
  {
    about: 'children',
    because: 'fair housing rules protect families with children',
    words: [
      '(?:grand|step)?(?:child|children)|(?:grand)?kids?|minors|bab(?:y|ies)(?! grand)|infants?|toddlers?|newborns?|teen(?:ager)?s?|your (?:sons?|daughters?)',
      'pregnan(?:t|cy)|famil(?:y|ial) status|do you have a family|(?:under|younger than)(?: age)? 18',
      'hij[oa]s?|niet[oa]s|niñ[oa]s?|bebés?|menores de (?:edad|\\d+)|embaraz(?:o|ada)|adolescentes?|situación familiar',
      'trẻ em|trẻ nhỏ|trẻ sơ sinh|con cái|con nhỏ|em bé|(?:mấy|bao nhiêu|có|số) con|con (?:trai|gái)|các con|vị thành niên|mang thai|có thai',
      '(?:ال)?[أا]طفال(?:ك|كم)?|(?:ال)?طفل|(?:ال)?[أا]ولاد(?:ك|كم)?|(?:ال)?[أا]بناء(?:ك|كم)|رضيع|قاصر(?:ون|ين)?|[أا]نت حامل',
    ],
    korean: '자녀|아이(?:들|가|는|를|와|도)|어린이|아기|영유아|미성년|임신|손주',
    chinese: '孩子|小孩|子女|儿童|兒童|婴儿|宝宝|未成年|怀孕|孕妇|儿子|女儿',
  },
  {
    about: 'religion',
    because: EVERYWHERE,
    words: [
      'religions?|religious|(?:your|what|which) (?:faith|church|mosque|temple|synagogue|parish|congregation|denomination)|go to church|attend (?:a |any )?(?:church|mosque|temple|synagogue|mass)',
      '(?:are you|is anyone) (?:a |an )?(?:practicing )?(?:christian|catholic|protestant|muslim|jewish|hindu|buddhist|sikh|mormon|atheist)',
      'religi(?:ón|ones|os[oa]s?)|creencias|qué (?:fe|iglesia)|es (?:usted )?(?:católic|cristian|musulm|jud[ií]|protestante)\\p{L}*',
      'tôn giáo|tín ngưỡng|theo đạo|đạo gì|đức tin|nhà thờ nào',
      '(?:ال)?ديانة|ديانت(?:ك|كم)|(?:ما|هو) دينك|دينك|دينكم|^الدين[^\\p{L}]*$|مذهبك|طائفتك|[أا]نت (?:مسلم|مسيحي|يهودي)ة?',
    ],
    korean: '종교|신앙|교회에 다니|어느 교회',
    chinese: '宗教|信仰|信教|信什么教|哪个教会|哪座教堂',
  },
  {
    about: 'origin, nationality or race',
    because: EVERYWHERE,
    words: [
      'nationalit(?:y|ies)|national origin|country of (?:origin|birth|citizenship)|(?:home|native) country|citizenship|(?:a|us|american) citizens?|u\\.s\\. citizens?|citizens? of|immigra(?:nts?|tion)|visa (?:status|type)|residency status|legal (?:resident|status)|permanent resident',
      'ethnic(?:ity|ities)?|^race[^\\p{L}]*$|your race|race (?:and|or|/) ?ethnicity|ancestry|skin colou?r|where (?:are|were) you (?:originally )?(?:from|born)|birthplace|place of birth|(?:native|first) language|mother tongue|languages? .{0,20}at home',
      'nacionalidad(?:es)?|ciudadan(?:ía|[oa]s?)|país de (?:origen|nacimiento)|lugar de nacimiento|origen (?:étnico|nacional)|etnia|raza (?:o|y|/) ?(?:etnia|color)|inmigra(?:ntes?|ción)|(?:estatus|estado|situación) migratori[oa]|lengua materna|idioma materno|de dónde (?:es|eres)|dónde naci(?:ó|ste)',
      'quốc tịch|quê quán|nơi sinh|chủng tộc|dân tộc|sắc tộc|xuất xứ|tiếng mẹ đẻ|ngôn ngữ mẹ đẻ|nhập cư|di trú|công dân|người nước nào|đến từ (?:nước|quốc gia)',
      '(?:ال)?جنسية|جنسيت(?:ك|كم)|بلد(?:ك)? (?:ال)?(?:[أا]صل|[أا]صلي|ميلاد|منش[أا])|مكان (?:ال)?ميلاد(?:ك)?|مواطن|(?:حالة|وضع) الهجرة|العرق|عرقك|(?:ال)?[أا]صل(?:ك)? العرقي|لغتك الأم|اللغة الأم|من [أا]ي بلد [أا]نت|من [أا]ين [أا]نت',
    ],
    korean: '국적|출신|출생지|인종|민족|모국어|시민권|영주권|이민(?:자| ?신분)|체류 ?자격|비자 ?(?:상태|종류|유형)',
    chinese:
      '国籍|籍贯|出生地|出生国|种族|民族(?!路|街|大道)|族裔|母语|移民|公民身份|美国公民|哪国人|签证(?:状态|类型|类别)',
    papers:
      'birth certificates?|proof of (?:citizenship|immigration)|immigration (?:papers?|documents?)|green cards?|(?:acta|partida|certificado)s? de nacimiento|tarjeta verde|giấy khai sinh|thẻ xanh|شهادة (?:ال)?ميلاد',
  },
  {
    about: 'a disability',
    because: EVERYWHERE,
    words: [
      'disabilit(?:y|ies)|disabled|handicap(?:s|ped)?|wheelchairs?|special needs|mobility (?:aids?|issues?|needs?|problems?|impairments?|limitations?)|impairments?|(?:hearing|visually|vision|sight)[- ]impaired|(?:are|is) (?:you|anyone|someone) .{0,20}(?:blind|deaf)',
      '(?:medical|health|mental|physical) (?:conditions?|problems?|issues?|status|history)|mental (?:health|illness)|illness(?:es)?|medications?|hiv',
      'discapacidad(?:es)?|discapacitad[oa]s?|minusválid[oa]s?|minusvalía|sillas? de ruedas|incapacidad|enfermedad(?:es)?|necesidades especiales|movilidad reducida|es (?:usted )?(?:sord|cieg)[oa]',
      'khuyết tật|tàn tật|xe lăn|bệnh (?:mãn|mạn) tính|bệnh tật|tình trạng sức khỏe|sức khỏe tâm thần|khiếm (?:thị|thính)',
      '(?:ال)?[إا]عاق(?:ة|ات)|[إا]عاقتك|معاق(?:ون|ين|ة)?|كرسيا? متحركا?|(?:ال)?[أا]مراض|مرض مزمن|ذوي الاحتياجات',
    ],
    korean: '장애(?!물)|휠체어|질병|질환|지병|병력',
    chinese: '残疾|残障|殘疾|身心障碍|轮椅|慢性病|疾病|病史|失明|失聪|精神(?:病|健康|状况)',
    papers: "doctor's (?:note|letter)|proof of disability|disability certificates?|certificado de discapacidad",
  },
  {
    about: 'marital status',
    because: SOME_STATES,
    words: [
      'marital|(?:un)?married|marriage|divorced?|widow(?:s|ed|ers?)?|spouses?|husbands?|wife|wives|fianc[eé]e?s?|maiden name|domestic partner(?:s|ship)?|civil (?:union|partnership)|(?:are|is) (?:you|anyone) single',
      'estado civil|casad[oa]s?|solter[oa]s?|divorciad[oa]s?|viud[oa]s?|cónyuges?|espos[oa]|marido',
      'kết hôn|hôn nhân|độc thân|ly hôn|ly dị|góa|lập gia đình|có gia đình|vợ|chồng',
      '(?:ال)?حال(?:ة|تك) (?:ال)?(?:اجتماعية|زوجية)|متزوج(?:ة|ون|ين)?|[أا]عزب|عزباء|مطلقة|[أا]رملة?|الزوجة?|زوجة|زوجت?ك',
    ],
    korean: '결혼(?!식)|기혼|미혼|혼인|배우자|이혼|사별|독신|남편|아내',
    chinese: '婚姻|已婚|未婚|结婚|离婚|丧偶|配偶|丈夫|妻子|老公|老婆|单身(?!公寓)',
    papers:
      'marriage (?:certificates?|licenses?)|divorce (?:decrees?|papers)|(?:acta|certificado) de matrimonio|giấy (?:kết hôn|đăng ký kết hôn)|(?:عقد|شهادة) (?:ال)?زواج',
  },
  {
    about: 'the source of income',
    because: SOME_STATES,
    words: [
      'sources? of (?:your |household |all )*(?:income|funds|money)|income sources?|where .{0,30}(?:income|money) comes? from|section[- ]?(?:8|eight)|(?:housing|rent|rental) (?:choice )?vouchers?|voucher (?:holders?|programs?|recipients?)|vash',
      '(?:public|government|rental|rent|housing|state) (?:assistance|benefits?|aid|subsid(?:y|ies))|subsid(?:y|ies|ized)|welfare|food stamps|snap benefits|tanf|ssi|ssdi|social security (?:income|benefits?|payments?)|disability (?:income|benefits?|payments?)|unemployment|alimony|child support|pensions?|on benefits|receive (?:any )?benefits',
      '(?:fuente|origen|procedencia)s? de (?:sus? |los |tus? )?(?:ingresos|fondos)|sección 8|(?:vales?|cupón|cupones) de vivienda|asistencia pública|ayudas? (?:públicas?|social(?:es)?|del gobierno|de vivienda|para la vivienda)|subsidios?|desempleo|pensión|pensiones|manutención',
      'nguồn (?:gốc )?thu nhập|mục 8|phiếu (?:hỗ trợ )?(?:nhà ở|thuê nhà)|trợ cấp|phúc lợi|lương hưu|tiền cấp dưỡng',
      'مص(?:در|ادر) (?:ال)?دخل(?:ك|كم)?|(?:ال)?[إا]عان(?:ة|ات)|مساعد(?:ة|ات) (?:حكومية|سكنية|اجتماعية)|(?:القسم|سيكشن) 8|قسيمة (?:ال)?(?:سكن|إيجار)|معاش(?:ك)?|نفقة (?:ال)?(?:طلاق|[أا]طفال)',
    ],
    korean:
      '소득원|(?:소득|수입)의? ?출처|수입원|섹션 ?8|주택 ?바우처|주거 ?(?:급여|지원)|기초 ?생활|수급자|정부 ?보조|보조금|복지 ?수당|실업 ?급여|연금|양육비|위자료',
    chinese:
      '收入的?来源|资金来源|第[八8][条款节]|(?:住房|租房|租金)(?:补助|补贴|津贴|券)|政府(?:补助|补贴|救济|援助)|公共援助|福利金|救济金|失业金|退休金|养老金|赡养费|抚养费',
  },
];

/** Phrases in which such words are about something else. They are taken out first. */
const NOT_MEANT = [
  "(?:child|children|kid)(?:'?s'?)? (?:parks?|museums?|hospitals?|playgrounds?|playrooms?|library|libraries|rooms?|areas?|pools?|clubs?|zones?|corners?|theaters?|theatres?|centers?|gardens?|zoos?|bookstores?)|(?:child|kid|baby)s?[- ](?:friendly|proof|safe)\\p{L}*",
  '(?:wheelchair|disabled|handicap|handicapped)[- ](?:parking|access\\p{L}*|entrances?|ramps?|lifts?|friendly|spaces?|restrooms?|bathrooms?)',
  "how old (?:is|are) (?:the|your) (?:building|house|home|apartment|property|kitchen|appliances|roof|dog|cat|pet)s?|(?:the|your) (?:building|house|pet|dog|cat)(?:'?s)? ages?",
  'edad (?:del? (?:la |su |tu )?)(?:edificio|casa|vivienda|propiedad|mascota|perro|gato)|cuántos años tiene (?:el|la|su|tu) (?:edificio|casa|vivienda|propiedad|mascota|perro|gato)',
  '(?:parque|museo|hospital|zona|área|sala|piscina|juegos|biblioteca)s? (?:de|para) (?:los |las )?niñ[oa]s|(?:accesibles?|acceso|entrada|rampa|estacionamiento|baño)s? (?:en|para|con) (?:personas con |las |una )?(?:sillas? de ruedas|discapacidad|discapacitad[oa]s)',
  '(?:tòa nhà|toà nhà|căn nhà|căn hộ) (?:.{0,12} )?tuổi|tuổi (?:của )?(?:tòa nhà|toà nhà|căn nhà|thú cưng|chó|mèo)|tuổi thọ|(?:chó|mèo|thú cưng) (?:.{0,12} )?tuổi|(?:mấy|bao nhiêu|có|số) con (?:chó|mèo|vật|thú)',
  '(?:công viên|sân chơi|khu vui chơi|bệnh viện|bảo tàng|thư viện|phòng|hồ bơi) (?:dành )?(?:cho )?(?:trẻ em|trẻ nhỏ)|(?:lối vào|lối đi|dốc|chỗ đậu xe|thang máy) (?:dành )?cho (?:người )?(?:khuyết tật|đi xe lăn|xe lăn)',
  'عمر (?:المبنى|البناء|العقار|المنزل|البيت|الكلب|القطة)|(?:حديقة|متحف|مستشفى|ملعب|[أا]لعاب|مكتبة|غرفة|مسبح) ال[أا]طفال|مواقف? (?:ال)?معاقين',
];
const NOT_MEANT_KOREAN =
  '(?:건물|주택|집|반려동물|강아지|고양이)의? ?(?:나이|연령)|어린이 ?(?:집|공원|대공원|놀이터|도서관|박물관|병원|수영장|구역)|장애인 ?(?:주차|화장실|편의|전용|출입)\\p{L}*|무장애|휠체어 ?(?:접근|진입|출입|경사로|이용 가능)\\p{L}*|휠체어로 (?:들어|이용)\\p{L}*';
const NOT_MEANT_CHINESE =
  '(?:楼宇|大楼|建筑|房屋|宠物|狗|猫)的?(?:年龄|岁数)|(?:儿童|兒童)(?:公园|乐园|游乐|医院|图书|博物|泳池|活动|房|区)|(?:残疾人|残障人士|残障)(?:专用)?(?:停车|车位|通道|卫生间)|轮椅(?:通道|坡道|无障碍|可)|无障碍';

/** Each word by itself. In Arabic "and", "for" and "with" are written together with the word that follows. */
const alone = (words: readonly string[]): string =>
  `(?<![\\p{L}\\p{N}])(?:[وفبلك]|لل)?(?:${words.join('|')})(?![\\p{L}\\p{N}])`;
const search = (words: readonly string[], korean: string, chinese: string): RegExp =>
  new RegExp(`${alone(words)}|(?<![가-힣])(?:${korean})|${chinese}`, 'giu');

const notMeant = search(NOT_MEANT, NOT_MEANT_KOREAN, NOT_MEANT_CHINESE);
const subjects = SUBJECTS.map(({ about, because, words, korean, chinese, papers }) => ({
  reason: `asks about ${about}: ${because}`,
  asked: search(papers === undefined ? words : [...words, papers], korean, chinese),
  shown: papers === undefined ? undefined : new RegExp(alone([papers]), 'iu'),
}));

/**
 * Why `text` should not be asked: `asks about children: …`. Undefined where no such word is found. `isQuestion`: whether the text asks by
 * its place, as a label does. Other texts ask where they have a question mark, or want a paper to be brought.
 */
export function fairHousingProblem(text: string, isQuestion = true): string | undefined {
  const plain = text
    .normalize('NFKC')
    // The short vowels of Arabic, and the line that lengthens a letter.
    .replace(/[\u0640\u064b-\u0652]/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(notMeant, ' ');
  const asks = isQuestion || /[?\u061f]/.test(plain);
  const reasons = subjects.flatMap(({ reason, asked, shown }) => {
    const words = asks ? asked : shown;
    return words !== undefined && plain.search(words) >= 0 ? [reason] : [];
  });
  return reasons.length === 0 ? undefined : reasons.join(', and ');
}

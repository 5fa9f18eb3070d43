/** How a school divides its years. */
export type Stage = 'elementary' | 'whole' | 'middle' | 'primary' | 'yesodi';

export interface SchoolWords {
  country: 'US' | 'GB' | 'IL';
  stage: Stage;
  /** `name|city|zip`. */
  words: string;
}

const of = (country: SchoolWords['country'], stage: Stage, ...schools: string[]): SchoolWords[] =>
  schools.map((words) => ({ country, stage, words }));

/** Grades from the youngest on. */
export const grades: Record<Stage, string[]> = {
  elementary: ['Kindergarten', 'Grade 1', 'Grade 2', 'Grade 3', 'Grade 4', 'Grade 5'],
  whole: ['Kindergarten', 'Grade 1', 'Grade 2', 'Grade 3', 'Grade 4', 'Grade 5', 'Grade 6'],
  middle: ['Grade 6', 'Grade 7', 'Grade 8'],
  primary: ['Reception', 'Year 1', 'Year 2', 'Year 3', 'Year 4', 'Year 5', 'Year 6'],
  yesodi: ['גן חובה', 'כיתה א׳', 'כיתה ב׳', 'כיתה ג׳', 'כיתה ד׳', 'כיתה ה׳', 'כיתה ו׳'],
};

/** The tracks of a grade that has two lists. */
export const tracks = ['Hebrew track', 'general track'];

/** The schools whose lists come with the shop: many near its own door, the others far and wide. */
export const schools: SchoolWords[] = [
  ...of(
    'US',
    'whole',
    'Harbor Day School|New York, NY|10002',
    'Beit Sefer Orchard|New York, NY|10002',
    'The Weaver School|New York, NY|10003',
    'Lantern Montessori|New York, NY|10009',
    'Ramah Academy|New York, NY|10024',
    'St. Brendan’s Academy|New York, NY|10013',
    'Hudson River Preparatory|Hoboken, NJ|07030',
    'Kesher Day School|Brooklyn, NY|11201',
    'Etz Chaim School|Teaneck, NJ|07666',
    'Brookline Hebrew Day|Brookline, MA|02446',
  ),
  ...of(
    'US',
    'elementary',
    'P.S. 42 Orchard|New York, NY|10002',
    'P.S. 20 Grand Street|New York, NY|10002',
    'Seward Park Elementary|New York, NY|10002',
    'P.S. 11 Chelsea Piers|New York, NY|10011',
    'P.S. 58 Carroll Gardens|Brooklyn, NY|11231',
    'Park Slope Elementary|Brooklyn, NY|11215',
    'Magnolia Elementary|Miami, FL|33139',
    'Lakeview Elementary|Chicago, IL|60657',
    'Bluebonnet Elementary|Austin, TX|78704',
    'Cedar Hill Elementary|Portland, OR|97214',
    'Mesa Verde Elementary|Denver, CO|80206',
    'Sunset Elementary|San Francisco, CA|94122',
    'Maple Grove School|Minneapolis, MN|55408',
  ),
  ...of(
    'US',
    'middle',
    'East River Middle School|New York, NY|10002',
    'Tompkins Middle School|New York, NY|10009',
    'Prospect Middle School|Brooklyn, NY|11217',
    'Fairfax Middle School|Los Angeles, CA|90036',
    'Rittenhouse Middle School|Philadelphia, PA|19103',
    'Green Lake Middle School|Seattle, WA|98103',
    'Piedmont Middle School|Atlanta, GA|30309',
  ),
  ...of(
    'IL',
    'yesodi',
    'בית ספר אורנים|Jerusalem|9414101',
    'בית ספר הגפן|Jerusalem|9426818',
    'בית ספר נחלאות|Jerusalem|9450113',
    'בית ספר מגדים|Jerusalem|9314207',
    'בית ספר השקד|Tel Aviv|6688101',
    'בית ספר תל נורדאו|Tel Aviv|6458503',
    'בית ספר גלי ים|Tel Aviv|6346718',
    'בית ספר הכרמל|Haifa|3463204',
    'בית ספר עין הים|Haifa|3526108',
    'בית ספר הרימון|Ramat Gan|5240216',
    'בית ספר ניצנים|Ra’anana|4342105',
    'בית ספר השרון|Herzliya|4672533',
    'בית ספר נווה מדבר|Be’er Sheva|8470912',
    'בית ספר הדקל|Eilat|8814301',
    'בית ספר כנרת|Tiberias|1420817',
    'בית ספר מעלות|Modi’in|7170311',
    'בית ספר השחף|Netanya|4244903',
    'בית ספר תאנה|Zichron Ya’akov|3095114',
  ),
  ...of(
    'GB',
    'primary',
    'Spitalfields Primary School|London|E1 6LA',
    'Brick Lane Primary School|London|E1 5HA',
    'Hendon Jewish Primary|London|NW4 2TL',
    'Heathside Primary School|London|NW3 1BN',
    'Golders Hill School|London|NW11 7PU',
    'Riverside Primary School|London|SE1 2QH',
    'Prestwich Primary School|Manchester|M25 1AY',
    'Calder Mill Primary|Leeds|LS7 4HB',
    'Clifton Down Primary|Bristol|BS8 2LR',
    'Holyrood Primary School|Edinburgh|EH8 8AE',
    'Jericho Primary School|Oxford|OX2 6DP',
    'Castle Hill Primary|Cambridge|CB3 0AJ',
  ),
];

/** What a list asks for from a shelf: how many at most, and whether the school asks or only suggests. */
export interface Wish {
  shelf: string;
  most: number;
  required: boolean;
}

const ask = (shelf: string, most = 1): Wish => ({ shelf, most, required: true });
const suggest = (shelf: string): Wish => ({ shelf, most: 1, required: false });

/** What schools ask for, in the order of their lists. */
export const wishes: Wish[] = [
  ask('pencils', 3),
  ask('pens', 2),
  ask('notebooks', 4),
  ask('notebooks', 2),
  ask('binders', 2),
  ask('pencil-cases'),
  ask('paint'),
  ask('brushes-and-paper', 2),
  ask('early-readers'),
  ask('calculators-and-tools'),
  suggest('backpacks'),
  suggest('activity-books'),
  suggest('pens'),
  suggest('picture-books'),
];

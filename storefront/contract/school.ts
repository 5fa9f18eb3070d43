import * as v from 'valibot';
import { messages } from '#messages/school';
import { Country } from './country.ts';
import { endpoint } from './endpoint.ts';
import { ProductCard } from './product.ts';
import { Id, IdInAddress, typed, Usd } from './scalar.ts';

/** A school whose lists the shop keeps. */
export const School = v.object({
  id: Id,
  /** As the school writes it. */
  name: v.string(),
  /** The language in which it names itself and its grades. */
  lang: v.picklist(['en', 'he']),
  /** With its region where a country has any, e.g. `New York, NY`. */
  city: v.string(),
  /** Two-letter code. */
  country: v.pipe(v.string(), v.length(2)),
  zip: v.string(),
});
export type School = v.InferOutput<typeof School>;

/** The year of the autumn in which a school year begins. */
const SchoolYear = v.pipe(v.number(), v.integer());

export const listSchoolCountries = endpoint({
  method: 'GET',
  path: '/api/school_country',
  audience: 'public',
  status: 200,
  answer: v.array(Country),
});

export const readSchools = endpoint({
  method: 'GET',
  path: '/api/school',
  audience: 'public',
  query: v.object({
    /** Two-letter code. */
    country: v.pipe(
      v.string(() => messages.countryMissing),
      v.trim(),
      v.regex(/^[A-Za-z]{2}$/, () => messages.countryMissing),
      v.transform((code) => code.toUpperCase()),
    ),
    zip: typed(12, () => messages.zipMissing),
  }),
  status: 200,
  answer: v.object({
    country: Country,
    /** As its country writes it. */
    zip: v.string(),
    /** In the same part of the country, as far as a zip code can tell; the nearest first. */
    near: v.array(School),
    /** Others of the country, the nearest first. */
    elsewhere: v.array(School),
  }),
});

/** What a school asks for in a grade: a grade with two lists stands in its school twice. */
export const SupplyListSummary = v.object({
  /** The list's. */
  id: Id,
  /** As the school says it, with its track where a grade has several, e.g. `Grade 5, Hebrew track`. */
  grade: v.string(),
  year: SchoolYear,
  /** How many things it names, the optional ones among them. */
  items: v.number(),
  /** What everything that is required costs. */
  price: Usd,
});
export type SupplyListSummary = v.InferOutput<typeof SupplyListSummary>;

export const readSchool = endpoint({
  method: 'GET',
  path: '/api/school/{id}',
  audience: 'public',
  params: v.object({ id: IdInAddress }),
  status: 200,
  answer: v.object({ ...School.entries, lists: v.array(SupplyListSummary) }),
  refusals: [404],
});
export type SchoolWithLists = v.InferOutput<typeof readSchool.answer>;

/** One thing that a list names. */
export const SupplyEntry = v.object({
  /** Its number within the list, which stays its own when others go. */
  id: Id,
  product: ProductCard,
  /** Whether the school asks for it; otherwise it is optional. */
  required: v.boolean(),
  /** How many the school asks for. */
  quantity: v.number(),
  /** Where it is sold out: one of the same kind, in stock, at the nearest price. */
  swap: v.nullable(ProductCard),
});
export type SupplyEntry = v.InferOutput<typeof SupplyEntry>;

export const SupplyList = v.object({
  id: Id,
  school: School,
  grade: v.string(),
  year: SchoolYear,
  /** The school year by the shop's own clock; above `year` for a list of the past. */
  this_year: SchoolYear,
  /** The newer list of the same grade; null where this is the newest. */
  newer: v.nullable(Id),
  /** In the school's order; what the shop has stopped selling is left out. */
  entries: v.array(SupplyEntry),
});
export type SupplyList = v.InferOutput<typeof SupplyList>;

export const readSupplyList = endpoint({
  method: 'GET',
  path: '/api/supply_list/{id}',
  audience: 'public',
  params: v.object({ id: IdInAddress }),
  status: 200,
  answer: SupplyList,
  refusals: [404],
});

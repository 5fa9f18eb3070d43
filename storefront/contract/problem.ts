import * as v from 'valibot';

/** Every refusal: a sentence for a person and, where a field is at fault, a sentence beside it. */
export const Problem = v.object({
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
});
export type Problem = v.InferOutput<typeof Problem>;

// A report as one file: the record, which every part of Lorehall can open, with the report added to it.

export interface ReportWords {
  readonly text: string
  readonly client: string
  readonly at: string
}

/** @param record of the table; null if there is none or it can't be exported */
export function packReport(record: string | null, report: ReportWords): string {
  const whole: unknown = record === null ? {} : JSON.parse(record)
  if (typeof whole !== 'object' || whole === null) throw new Error('a record is an object')
  return JSON.stringify({ ...whole, report }, null, 1)
}

// A report as one file: the record, which every part of Lorehall can open, with a word beside it.

export interface ReportWords {
  readonly text: string
  readonly client: string
  readonly at: string
}

export function packReport(record: string, report: ReportWords): string {
  const whole: unknown = JSON.parse(record)
  if (typeof whole !== 'object' || whole === null) throw new Error('a record is an object')
  return JSON.stringify({ ...whole, report }, null, 1)
}

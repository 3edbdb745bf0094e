/**
 * National holidays with a fixed day, in the order of the year (Leis 662/1949 and 14.759/2023;
 * findings/holiday-20-november.sh).
 */
const HOLIDAYS: readonly (readonly [name: string, first: string, last: string])[] = [
  ['Tiradentes', '04-21', '04-21'],
  ['Dia do Trabalho', '05-01', '05-01'],
  ['Independência', '09-07', '09-07'],
  ['Aparecida', '10-12', '10-12'],
  ['Finados', '11-02', '11-02'],
  ['República', '11-15', '11-15'],
  ['Consciência Negra', '11-20', '11-20'],
  ['Natal', '12-24', '12-25'],
  ['Ano-Novo', '12-31', '01-01'],
]

const COUNT = 3

/**
 * Returns the next three holidays that have not ended, each with its first and last day.
 * @param today as `2026-12-24`
 */
export function nextHolidays(today: string) {
  const year = Number(today.slice(0, 4))
  // From the year before, because Ano-Novo ends on its second day, in the next year.
  return [year - 1, year, year + 1]
    .flatMap((startYear) =>
      HOLIDAYS.map(([name, first, last]) => ({
        name,
        firstDay: `${startYear}-${first}`,
        lastDay: `${last < first ? startYear + 1 : startYear}-${last}`,
      })),
    )
    .filter(({ lastDay }) => lastDay >= today)
    .slice(0, COUNT)
}

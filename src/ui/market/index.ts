/** What other screens use of the market: reporting to the moderators. */

export { ReportDialog } from './ReportDialog.tsx'

/** The part of the market that other screens use: reporting to the moderators. */

export { ReportDialog } from './ReportDialog.tsx'

import { checkAddresses } from '../../support/addressChecks.ts'

checkAddresses('investor')

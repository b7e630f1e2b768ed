import { checkAddresses } from '../../support/addressChecks.ts'

checkAddresses('entrepreneur')

import { buildClient, installPackages, requireNode } from './prepare.mjs'

requireNode()
installPackages()
buildClient()

import { createMachine } from 'xstate'

export const proposalsMachine = createMachine({
  "id": "proposals",
  "initial": "loading",
  "on": {
    "box.chosen": {
      "target": ".loading",
      "reenter": true,
      "actions": [
        {
          "type": "chooseBox"
        },
        "writeAddress"
      ]
    },
    "state.chosen": {
      "target": ".loading",
      "reenter": true,
      "actions": [
        {
          "type": "chooseState"
        },
        "writeAddress"
      ]
    }
  },
  "states": {
    "loading": {
      "invoke": {
        "src": "loadProposals",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "append"
          }
        },
        "onError": "unanswered"
      }
    },
    "shown": {
      "on": {
        "more.asked": {
          "guard": "hasMore",
          "target": "loading"
        }
      }
    },
    "unanswered": {
      "on": {
        "retry.asked": "loading"
      }
    }
  }
})
